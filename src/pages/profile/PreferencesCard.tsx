import type { Preferences } from '@contract/users.ts';
import type { KeptProfile } from '@/features/auth';
import { languageNames, type UiState, useLanguage } from '@/features/ui';
import { useSelector } from 'react-redux';
import { useIdentityUser } from '@/identity';
import { Toggle } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Card, SaveStatus } from './Card';
import { ChoiceSelect, ShownChoice, usePreference } from './ChoiceSelect';
import { AccountCurrencyChoice, CryptoChoice, CurrencyChoice } from './CurrencyChoices';
import styles from './Preferences.module.scss';

/** The player's choices, saved at once on the server for every device. */
export const PreferencesCard = ({ profile }: { profile: KeptProfile }) => (
  <Card id="preferences" heading="profile.preferences">
    <LanguageChoice saved={profile.preferences.language} />
    <AccountCurrencyChoice profile={profile} />
    <CurrencyChoice saved={profile.preferences.currency} own={profile.currency} />
    <NotificationChoice saved={profile.preferences.notifications} />
    <ShownChoice saved={profile.preferences.isShownInBets} />
    <CryptoChoice />
  </Card>
);

/** The language of the site changes when it is saved. A link may have opened this visit in another one than the saved. */
function LanguageChoice({ saved }: { saved: Preferences['language'] }) {
  const { choose } = useLanguage();
  const linked = useSelector(({ ui }: { ui: UiState }) => ui.linkLocale);
  const { save, ...status } = usePreference();
  const saveAndChoose = async (language: Preferences['language']) => {
    if (await save({ preferences: { language } })) choose(language);
  };
  return (
    <ChoiceSelect
      label={t('profile.language')}
      value={status.pending?.preferences?.language ?? linked ?? saved}
      options={languageNames().map(({ code, name }) => ({ value: code, text: name, lang: code }))}
      status={status}
      onChoose={(language) => void saveAndChoose(language)}
    />
  );
}

const CHANNELS = ['email', 'sms', 'push'] as const;

/** Nothing comes by e-mail to a player without an address. */
function NotificationChoice({ saved }: { saved: Preferences['notifications'] }) {
  const hasEmail = Boolean(useIdentityUser()?.email);
  const { save, ...status } = usePreference();
  const shown = { ...saved, ...status.pending?.preferences?.notifications };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('profile.notifications')}</legend>
      {CHANNELS.filter((channel) => hasEmail || channel !== 'email').map((channel) => (
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
