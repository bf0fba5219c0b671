import { usdCentsToKesMinor } from '@contract/moneyRules.ts';
import { useGetBalanceQuery, useGetProfileQuery } from '@/features/account';
import { useGetWalletTermsQuery } from '@/features/wallet';
import { type Money, moneyOf } from '@/shared/money';

/** Cents of a shilling buy nothing, and take room. */
const wholeShillings = (kesMinor: number): Money => ({ amountMinor: kesMinor - (kesMinor % 100), currency: 'KES' });

/** What the player can use, in the currency that the player prefers; `null` while that is not known. */
export function useShownBalance(): Money | null {
  const { data: balance, isError } = useGetBalanceQuery();
  const { data: profile, isError: hasNoProfile } = useGetProfileQuery();
  const { data: terms, isError: hasNoTerms } = useGetWalletTermsQuery();
  const usd = moneyOf(balance?.available ?? 0, 'USD');
  const currency = profile?.preferredCurrency ?? (hasNoProfile ? 'USD' : null);
  if ((!balance && !isError) || !currency) return null;
  if (currency === 'USD' || hasNoTerms) return usd;
  return terms ? wholeShillings(usdCentsToKesMinor(usd.amountMinor, terms.kesPerUsd)) : null;
}
