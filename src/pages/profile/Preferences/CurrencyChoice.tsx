import { CURRENCY_CODES, type Preferences } from '@contract/users.ts';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { currencyChosen } from '@/features/ui';
import { ChoiceSelect } from './ChoiceSelect';
import { usePreference } from './usePreference';

type CurrencyCode = Preferences['currency'];

/** The profile has the currency in two places, which always say the same. */
export function CurrencyChoice({ saved }: { saved: CurrencyCode }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { save, ...status } = usePreference();
  const nameOf = (code: CurrencyCode) => `${code} · ${intl.formatDisplayName(code, { type: 'currency' }) ?? code}`;
  const choose = async (currency: CurrencyCode) => {
    if (await save({ preferredCurrency: currency, preferences: { currency } })) dispatch(currencyChosen(currency));
  };
  return (
    <ChoiceSelect
      label="profile.currency"
      value={status.pending?.preferences?.currency ?? saved}
      options={CURRENCY_CODES.map((code) => ({ value: code, text: nameOf(code) }))}
      status={status}
      onChoose={(currency) => void choose(currency)}
    />
  );
}
