import type { Preferences } from '@contract/users.ts';
import { Toggle } from '@/shared/components';
import { t } from '@/shared/i18n';
import { SaveStatus } from '../card/SaveStatus';
import styles from './Preferences.module.scss';
import { usePreference } from './usePreference';

const CHANNELS = ['email', 'sms', 'push'] as const;

/** How the site may write to the player. */
export function NotificationChoice({ saved }: { saved: Preferences['notifications'] }) {
  const { save, ...status } = usePreference();
  const shown = { ...saved, ...status.pending?.preferences?.notifications };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('profile.notifications')}</legend>
      {CHANNELS.map((channel) => (
        <Toggle
          key={channel}
          label={t(`profile.notify.${channel}`)}
          isOn={shown[channel]}
          isBusy={status.isSaving}
          onToggle={(isOn) => void save({ preferences: { notifications: { [channel]: isOn } } })}
        />
      ))}
      <SaveStatus {...status} />
    </fieldset>
  );
}
