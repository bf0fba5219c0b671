import { FormattedMessage } from 'react-intl';
import styles from './parts.module.scss';
import { saveErrorId } from './saveErrorId';

interface Props {
  isSaving: boolean;
  isSaved: boolean;
  error: unknown;
}

/** What became of a change, beside what was changed. */
export const SaveStatus = ({ isSaving, isSaved, error }: Props) => (
  <>
    <span role="status" className={styles.status}>
      {isSaving && <FormattedMessage id="responsible.saving" />}
      {isSaved && <FormattedMessage id="responsible.saved" />}
    </span>
    <SaveError error={isSaving ? undefined : error} />
  </>
);

export const SaveError = ({ error }: { error: unknown }) => (
  <span role="alert" className={styles.failed}>
    {error !== undefined && <FormattedMessage id={saveErrorId(error)} />}
  </span>
);
