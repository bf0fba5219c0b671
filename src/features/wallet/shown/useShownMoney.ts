import type { CurrencyCode } from '@contract/userChoices.ts';
import { type Money, moneyOf } from '@/shared/money';
import { useGetWalletTermsQuery } from '../termsApi';
import { convertedMoney } from './convertedMoney';
import { useAccountCurrency } from './useAccountCurrency';
import { useDisplayCurrency } from './useDisplayCurrency';

/** Formats a decimal amount of an account in `own`. `rest` is the part below a cent, decimal too. */
export type ShowMoney = (amount: number, own: CurrencyCode, rest?: number) => Money;

const showIn =
  (currency: CurrencyCode, kesPerUsd: number): ShowMoney =>
  (amount, own, rest) =>
    own === currency || kesPerUsd === 0 ? moneyOf(amount, own) : convertedMoney(amount, own, kesPerUsd, rest);

/**
 * Shows amounts in the display currency: those of the other currency converted and marked so, or as they are without a
 * rate. `null` while unknown.
 */
export function useShownMoney(): ShowMoney | null {
  const currency = useDisplayCurrency();
  const isOwn = useAccountCurrency() === currency;
  const { data: terms, isError: hasNoTerms } = useGetWalletTermsQuery(undefined, {
    skip: isOwn && currency === 'USD',
  });
  if (currency === null) return null;
  return terms || hasNoTerms || isOwn ? showIn(currency, terms?.kesPerUsd ?? 0) : null;
}
