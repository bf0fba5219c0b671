import { CURRENCY_CODES, type CurrencyCode } from '@contract/userChoices.ts';
import { useDispatch } from 'react-redux';
import { displayCurrencySynced, useGetWalletTermsQuery } from '@/features/wallet';
import { t } from '@/shared/i18n';
import { Amount, moneyOf, shillings } from '@/shared/money';
import { ChoiceSelect } from './ChoiceSelect';
import { useCurrencyName } from './useCurrencyName';
import { usePreference } from './usePreference';

const ONE_DOLLAR = moneyOf(1, 'USD');

/** The profile has the currency in two equal fields, and this browser stores it too. */
export function CurrencyChoice({ saved, own }: { saved: CurrencyCode; own: CurrencyCode }) {
  const nameOf = useCurrencyName();
  const dispatch = useDispatch();
  const { save, ...status } = usePreference();
  const choose = async (currency: CurrencyCode) => {
    const isTaken = await save({ preferredCurrency: currency, preferences: { currency } });
    if (isTaken) dispatch(displayCurrencySynced(currency));
  };
  return (
    <ChoiceSelect
      label={t('profile.currency')}
      hint={<Hint own={own} />}
      value={status.pending?.preferences?.currency ?? saved}
      options={CURRENCY_CODES.map((code) => ({ value: code, text: nameOf(code) }))}
      status={status}
      onChoose={(currency) => void choose(currency)}
    />
  );
}

/** The effect of the choice, and the rate. */
function Hint({ own }: { own: CurrencyCode }) {
  const { data: terms, isError } = useGetWalletTermsQuery();
  if (!terms) return t(isError ? `profile.currencyNoRate.${own}` : 'profile.currencyHint');
  if (terms.kesPerUsd === 0) return t(`profile.currencyOnly.${own}`);
  const rate = <Amount key="rate" money={shillings(terms.kesPerUsd)} />;
  return t(`profile.currencyRate.${own}`, { rate, one: <Amount key="one" money={ONE_DOLLAR} /> });
}
