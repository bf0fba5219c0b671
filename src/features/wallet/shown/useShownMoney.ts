import { type Money, moneyOf } from '@/shared/money';
import { useGetWalletTermsQuery } from '../termsApi';
import { shownShillings } from './shownShillings';
import { useDisplayCurrency } from './useDisplayCurrency';

/** Formats decimal USD. `rest` is the part below a cent, decimal USD too. */
export type ShowMoney = (usd: number, rest?: number) => Money;

const inDollars: ShowMoney = (usd) => moneyOf(usd, 'USD');

/**
 * Shows dollar amounts: in dollars, also without a rate, or in whole shillings, marked as converted. `null` while
 * unknown.
 */
export function useShownMoney(): ShowMoney | null {
  const currency = useDisplayCurrency();
  const { data: terms, isError: hasNoTerms } = useGetWalletTermsQuery(undefined, { skip: currency !== 'KES' });
  if (currency === null) return null;
  if (currency === 'USD') return inDollars;
  if (!terms) return hasNoTerms ? inDollars : null;
  const { kesPerUsd } = terms;
  return kesPerUsd > 0 ? (usd, rest) => shownShillings(usd, kesPerUsd, rest) : inDollars;
}
