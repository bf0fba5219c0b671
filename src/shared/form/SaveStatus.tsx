import type { ReactNode } from 'react';
import { t } from '../i18n';
import styles from './SaveStatus.module.scss';

/** Why a change was not saved: no network, too many requests, or another reason. */
export function saveErrorId(error: unknown): string {
  const { status } = error as { status?: unknown };
  if (status === 'offline' || status === 'timeout') return 'form.notSavedOffline';
  return status === 429 ? 'form.notSavedTooOften' : 'form.notSaved';
}

interface Props {
  isSaving: boolean;
  isSaved: boolean;
  error: unknown;
  /** Stands before "Saved". */
  mark?: ReactNode;
  className?: string | undefined;
}

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
