import type { ReactNode } from 'react';
import { t } from '../i18n';
import styles from './SaveStatus.module.scss';
import { saveErrorId } from './saveErrorId';

interface Props {
  isSaving: boolean;
  isSaved: boolean;
  error: unknown;
  /** Before "Saved". */
  mark?: ReactNode;
  className?: string | undefined;
}

/** The result of saving, next to the changed control. */
export const SaveStatus = ({ isSaving, isSaved, error, mark, className = styles.status }: Props) => (
  <>
    <span role="status" className={className}>
      {isSaving && t('form.saving')}
      {isSaved && (
        <span className={styles.saved}>
          {mark}
          {t('form.saved')}
        </span>
      )}
    </span>
    <SaveError error={isSaving ? undefined : error} />
  </>
);

export const SaveError = ({ error }: { error: unknown }) => (
  <span role="alert" className={styles.failed}>
    {error !== undefined && t(saveErrorId(error))}
  </span>
);
