import { FormattedMessage } from 'react-intl';
import type { ApiError } from '@/api';
import { LineIcon } from '@/shared/components';
import { CHECK } from '../iconPaths';
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
      {isSaving && <FormattedMessage id="profile.saving" />}
      {isSaved && (
        <span className={styles.saved}>
          <LineIcon path={CHECK} size={16} />
          <FormattedMessage id="profile.saved" />
        </span>
      )}
    </span>
    <span role="alert" className={styles.failed}>
      {!isSaving && error !== undefined && <FormattedMessage id={saveErrorId(error as ApiError)} />}
    </span>
  </>
);
