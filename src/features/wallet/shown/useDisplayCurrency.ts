import type { CurrencyCode } from '@contract/userChoices.ts';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { DEFAULT_CURRENCY, selectDisplayCurrency, selectIsCurrencyNew } from '../walletSlice';

/**
 * The currency that amounts are shown in: what was chosen last, here or on another device, as the profile says; until
 * the profile is there, what this browser kept. `null` while it is not known which.
 */
export function useDisplayCurrency(): CurrencyCode | null {
  const chosen = useSelector(selectDisplayCurrency);
  const isNew = useSelector(selectIsCurrencyNew);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile, isError: hasNoProfile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  if (isNew && chosen) return chosen;
  if (isSignedIn && profile) return profile.preferredCurrency;
  return chosen ?? (isSignedIn && !hasNoProfile ? null : DEFAULT_CURRENCY);
}
