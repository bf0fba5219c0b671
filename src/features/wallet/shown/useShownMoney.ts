import { type Money, moneyOf } from '@/shared/money';
import { useGetWalletTermsQuery } from '../termsApi';
import { shownShillings } from './shownShillings';
import { useDisplayCurrency } from './useDisplayCurrency';

/** Says an amount of decimal USD. `rest` is what belongs to it below a cent, decimal USD too. */
export type ShowMoney = (usd: number, rest?: number) => Money;

const inDollars: ShowMoney = (usd) => moneyOf(usd, 'USD');

/**
 * The one source of rate and currency for amounts that are kept in dollars: in the display currency, whole shillings at
 * the rate in force, marked as converted, or dollars. Dollars also where the rate cannot be had. `null` while it is not
 * known which.
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
