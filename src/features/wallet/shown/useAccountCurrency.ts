import type { CurrencyCode } from '@contract/userChoices.ts';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { DEFAULT_CURRENCY } from '../walletSlice';

/** What the player's account is kept in; of a visitor, and until the profile is there, dollars. */
export function useAccountCurrency(): CurrencyCode {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  return profile?.currency ?? DEFAULT_CURRENCY;
}
