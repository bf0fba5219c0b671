import type { ProfileChange } from '@contract/users.ts';
import type { ComponentProps } from 'react';
import { useUpdateProfileMutation } from '@/features/auth';
import { Toggle } from '@/shared/components';
import { saveErrorId, SelectField } from '@/shared/form';
import { t } from '@/shared/i18n';
import { SaveStatus } from './Card';
import styles from './Preferences.module.scss';

interface Props<TValue extends string> extends ComponentProps<typeof SelectField<TValue>> {
  /** `refusal`: message id for an error that another try does not mend. */
  status: { isSaving: boolean; isSaved: boolean; error: unknown; refusal?: string | undefined };
}

/** A choice that is saved at once, with the result of saving below. */
export function ChoiceSelect<TValue extends string>({ hint, status, ...select }: Props<TValue>) {
  const { isSaving, isSaved, error, refusal } = status;
  return (
    <div className={styles.choice}>
      <SelectField
        {...select}
        className={styles.choice}
        labelClass={styles.label}
        hint={hint && <p className={styles.hint}>{hint}</p>}
        error={!isSaving && error !== undefined && t(refusal ?? saveErrorId(error))}
        isBusy={isSaving}
      />
      <SaveStatus isSaving={isSaving} isSaved={isSaved} error={undefined} />
    </div>
  );
}

/** Saves one choice. The control shows `pending` until it is saved, and the old value after a refusal. */
export function usePreference() {
  const [update, { isLoading, isSuccess, error, originalArgs }] = useUpdateProfileMutation();
  return {
    isSaving: isLoading,
    isSaved: isSuccess,
    error,
    pending: isLoading ? originalArgs : undefined,
    /** Returns true when the server accepted the choice. */
    save: async (change: ProfileChange): Promise<boolean> => (await update(change)).data !== undefined,
  };
}

/** Lets the player choose whether the latest bets of home may show theirs. */
export function ShownChoice({ saved }: { saved: boolean }) {
  const { save, ...status } = usePreference();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('profile.others')}</legend>
      <Toggle
        label={t('profile.shownInBets')}
        isOn={status.pending?.preferences?.isShownInBets ?? saved}
        isBusy={status.isSaving}
        onToggle={(isShownInBets) => void save({ preferences: { isShownInBets } })}
      />
      <SaveStatus {...status} />
    </fieldset>
  );
}
