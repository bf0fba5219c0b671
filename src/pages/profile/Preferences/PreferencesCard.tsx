import type { KeptProfile } from '@/features/auth';
import { Card } from '../card/Card';
import { CryptoChoice } from './CryptoChoice';
import { CurrencyChoice } from './CurrencyChoice';
import { LanguageChoice } from './LanguageChoice';
import { NotificationChoice } from './NotificationChoice';

/** The player's choices, saved at once on the server for every device. */
export const PreferencesCard = ({ profile: { preferences } }: { profile: KeptProfile }) => (
  <Card id="preferences" heading="profile.preferences">
    <LanguageChoice saved={preferences.language} />
    <CurrencyChoice saved={preferences.currency} />
    <CryptoChoice />
    <NotificationChoice saved={preferences.notifications} />
  </Card>
);
