import { CURRENCY_CODES, type Preferences } from '@contract/users.ts';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { displayCurrencySynced, useGetWalletTermsQuery } from '@/features/wallet';
import { t } from '@/shared/i18n';
import { Amount, moneyOf, shillings } from '@/shared/money';
import { ChoiceSelect } from './ChoiceSelect';
import { usePreference } from './usePreference';

const ONE_DOLLAR = moneyOf(1, 'USD');

type CurrencyCode = Preferences['currency'];

/** The profile has the currency in two equal fields, and this browser stores it too. */
export function CurrencyChoice({ saved }: { saved: CurrencyCode }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { save, ...status } = usePreference();
  const choose = async (currency: CurrencyCode) => {
    const isTaken = await save({ preferredCurrency: currency, preferences: { currency } });
    if (isTaken) dispatch(displayCurrencySynced(currency));
  };
  const nameOf = (code: CurrencyCode) => `${code} · ${intl.formatDisplayName(code, { type: 'currency' }) ?? code}`;
  return (
    <ChoiceSelect
      label={t('profile.currency')}
      hint={<Hint />}
      value={status.pending?.preferences?.currency ?? saved}
      options={CURRENCY_CODES.map((code) => ({ value: code, text: nameOf(code) }))}
      status={status}
      onChoose={(currency) => void choose(currency)}
    />
  );
}

/** The effect of the choice, and the rate. */
function Hint() {
  const { data: terms, isError } = useGetWalletTermsQuery();
  if (!terms) return t(isError ? 'profile.currencyNoRate' : 'profile.currencyHint');
  if (terms.kesPerUsd === 0) return t('profile.currencyOnlyUsd');
  const rate = <Amount key="rate" money={shillings(terms.kesPerUsd)} />;
  return t('profile.currencyRate', { rate, one: <Amount key="one" money={ONE_DOLLAR} /> });
}
