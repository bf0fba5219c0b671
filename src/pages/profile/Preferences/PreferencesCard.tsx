import type { KeptProfile } from '@/features/auth';
import { Card } from '../card/Card';
import { AccountCurrencyChoice } from './AccountCurrencyChoice';
import { CryptoChoice } from './CryptoChoice';
import { CurrencyChoice } from './CurrencyChoice';
import { LanguageChoice } from './LanguageChoice';
import { NotificationChoice } from './NotificationChoice';
import { ShownChoice } from './ShownChoice';

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
