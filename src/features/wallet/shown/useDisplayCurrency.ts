import type { CurrencyCode } from '@contract/userChoices.ts';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { DEFAULT_CURRENCY, selectDisplayCurrency, selectIsCurrencyNew } from '../walletSlice';

/** The last choice, here or in the profile; until the profile loads, the one of this browser. `null` while unknown. */
export function useDisplayCurrency(): CurrencyCode | null {
  const chosen = useSelector(selectDisplayCurrency);
  const isNew = useSelector(selectIsCurrencyNew);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile, isError: hasNoProfile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  if (isNew && chosen) return chosen;
  if (isSignedIn && profile) return profile.preferredCurrency;
  return chosen ?? (isSignedIn && !hasNoProfile ? null : DEFAULT_CURRENCY);
}
