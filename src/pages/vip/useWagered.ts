import { decimalOf, nearestMinor } from '@contract/money.ts';
import { convertMinor } from '@contract/moneyRules.ts';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { useGetWalletTermsQuery } from '@/features/wallet';

/** What the player wagered in all: as the account has it, and in decimal USD, which levels are measured in. */
export function useWagered() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const asked = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const { totalWager, currency } = asked.data ?? {};
  const terms = useGetWalletTermsQuery(undefined, { skip: currency !== 'KES' });
  const rate = currency === 'USD' ? 1 : terms.data?.kesPerUsd;
  const isKnown = totalWager !== undefined && currency !== undefined && Boolean(rate);
  const missed = asked.isError ? asked : terms;
  return {
    isError: missed.isError || rate === 0,
    isFetching: missed.isFetching,
    refetch: () => void missed.refetch(),
    wagered: isKnown
      ? { totalWager, currency, usd: decimalOf(convertMinor(nearestMinor(totalWager), currency, 'USD', rate ?? 0)) }
      : null,
  };
}
