import { convertMinor, decimalOf, nearestMinor } from '@contract/money.ts';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { useGetWalletTermsQuery } from '@/features/wallet';

/** What the player wagered in all: as the account has it, and in the currency that levels are measured in. */
export function useWagered(measure: CurrencyCode) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const asked = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const { totalWager, currency } = asked.data ?? {};
  const terms = useGetWalletTermsQuery(undefined, { skip: !currency || currency === measure });
  const rate = currency === measure ? 1 : terms.data?.kesPerUsd;
  const isKnown = totalWager !== undefined && currency !== undefined && Boolean(rate);
  const missed = asked.isError ? asked : terms;
  return {
    isError: missed.isError || rate === 0,
    isFetching: missed.isFetching,
    refetch: () => void missed.refetch(),
    wagered: isKnown
      ? {
          totalWager,
          currency,
          measured: decimalOf(convertMinor(nearestMinor(totalWager), currency, measure, rate ?? 0)),
        }
      : null,
  };
}
