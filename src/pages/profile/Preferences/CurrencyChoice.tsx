import { CURRENCY_CODES, type Preferences } from '@contract/users.ts';
import { useIntl } from 'react-intl';
import { ChoiceSelect } from './ChoiceSelect';
import { usePreference } from './usePreference';

type CurrencyCode = Preferences['currency'];

/** The profile has the currency in two places, which always say the same. */
export function CurrencyChoice({ saved }: { saved: CurrencyCode }) {
  const intl = useIntl();
  const { save, ...status } = usePreference();
  const nameOf = (code: CurrencyCode) => `${code} · ${intl.formatDisplayName(code, { type: 'currency' }) ?? code}`;
  return (
    <ChoiceSelect
      label="profile.currency"
      hint="profile.currencyHint"
      value={status.pending?.preferences?.currency ?? saved}
      options={CURRENCY_CODES.map((code) => ({ value: code, text: nameOf(code) }))}
      status={status}
      onChoose={(currency) => void save({ preferredCurrency: currency, preferences: { currency } })}
    />
  );
}
