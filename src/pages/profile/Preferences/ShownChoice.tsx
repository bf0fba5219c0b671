import { Toggle } from '@/shared/components';
import { t } from '@/shared/i18n';
import { SaveStatus } from '../card/SaveStatus';
import styles from './Preferences.module.scss';
import { usePreference } from './usePreference';

/** Whether the latest bets of home may show the player's. */
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
