import { usdCentsToKesMinor } from '@contract/moneyRules.ts';
import { useSelector } from 'react-redux';
import { useGetProfileQuery } from '@/features/account';
import { selectIsSignedIn } from '@/features/auth';
import { useGetWalletTermsQuery } from '@/features/wallet';
import { type Money, moneyOf, shillings } from '@/shared/money';

const MINOR_PER_SHILLING = 100;

const inDollars = (usd: number): Money => moneyOf(usd, 'USD');

const inShillings =
  (kesPerUsd: number) =>
  (usd: number): Money =>
    shillings(Math.round(usdCentsToKesMinor(moneyOf(usd, 'USD').amountMinor, kesPerUsd) / MINOR_PER_SHILLING));

/**
 * Says decimal USD in the currency that the player prefers: whole shillings at the rate in force, or dollars, also for
 * a visitor and where the rate cannot be had. `null` while it is not known which.
 */
export function usePreferredMoney(): ((usd: number) => Money) | null {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile, isError: hasNoProfile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const isInKes = profile?.preferredCurrency === 'KES';
  const { data: terms, isError: hasNoTerms } = useGetWalletTermsQuery(undefined, { skip: !isInKes });
  if (!isSignedIn || hasNoProfile || hasNoTerms) return inDollars;
  if (!profile) return null;
  if (!isInKes) return inDollars;
  return terms ? inShillings(terms.kesPerUsd) : null;
}
