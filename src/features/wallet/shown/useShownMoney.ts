import { useSelector } from 'react-redux';
import { useGetProfileQuery } from '@/features/account';
import { selectIsSignedIn } from '@/features/auth';
import { type Money, moneyOf } from '@/shared/money';
import { useGetWalletTermsQuery } from '../termsApi';
import { shownShillings } from './shownShillings';

/** Says an amount of decimal USD. `rest` is what belongs to it below a cent, decimal USD too. */
export type ShowMoney = (usd: number, rest?: number) => Money;

const inDollars: ShowMoney = (usd) => moneyOf(usd, 'USD');

/**
 * The one source of rate and currency for amounts that are kept in dollars: as the player prefers, whole shillings at the
 * rate in force, marked as converted, or dollars. Dollars also for a visitor and where profile or rate cannot be had.
 * `null` while it is not known which.
 */
export function useShownMoney(): ShowMoney | null {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile, isError: hasNoProfile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const isInKes = profile?.preferredCurrency === 'KES';
  const { data: terms, isError: hasNoTerms } = useGetWalletTermsQuery(undefined, { skip: !isInKes });
  if (!isSignedIn || (!profile && hasNoProfile)) return inDollars;
  if (!profile) return null;
  if (!isInKes) return inDollars;
  if (!terms) return hasNoTerms ? inDollars : null;
  const { kesPerUsd } = terms;
  return kesPerUsd > 0 ? (usd, rest) => shownShillings(usd, kesPerUsd, rest) : inDollars;
}
