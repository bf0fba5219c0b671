import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetChallengeStandingQuery } from '@/features/rewards';

/** Points arrive with each round; the lists of the page follow them. */
export const LIVE = { pollingInterval: 10_000, skipPollingIfUnfocused: true } as const;

/** Where the signed-in player stands in this challenge; undefined while not known, and for a visitor. */
export function useStanding(challengeId: string) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetChallengeStandingQuery(undefined, { ...LIVE, skip: !isSignedIn });
  return isSignedIn && data?.challengeId === challengeId ? data : undefined;
}
