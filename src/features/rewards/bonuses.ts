import { answering, api, endpointOf, playerEndpoints } from '@/api';
import { type BonusStanding, BonusStandingSchema, readBonusStanding, type WelcomeState } from '@contract/bonuses.ts';
import type { DepositBonus, WelcomeBonus } from '@contract/depositBonuses.ts';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, selectIsVisitor } from '@/features/auth';
import { useGetDepositBonusesQuery, useGetWelcomeBonusesQuery } from '@/features/content';

export const bonusStandingApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Free spins and the welcome pack; a completed deposit changes both. */
    getBonusStanding: build.query({
      ...endpointOf(readBonusStanding, BonusStandingSchema),
      extraOptions: { instead: answering({}) },
      providesTags: [{ type: 'Player', id: 'bonuses' }],
    }),
  })),
});

export const { useGetBonusStandingQuery } = bonusStandingApi;

/** `unknown`: the server has not named the next step yet. */
export type StepState = WelcomeState | 'unknown';

export interface PackStep {
  bonus: WelcomeBonus;
  status: StepState;
}

const NONE: BonusStanding['hindered'] = [];

type StateOf = (bonus: WelcomeBonus) => StepState;

/** A visitor starts with the first deposit. */
const ofVisitor: StateOf = ({ order }) => (order === 1 ? 'next' : 'locked');

/** A step without a deposit number cannot be claimed. */
const isClaimable = ({ order }: WelcomeBonus): boolean => Number.isInteger(order) && order >= 1;

/** A backend with the basic calls alone has no order of steps, so the list decides. */
const inPlace = (steps: readonly WelcomeBonus[]): readonly WelcomeBonus[] =>
  steps.some(({ order }) => order !== 0) ? steps : steps.map((step, index) => ({ ...step, order: index + 1 }));

const ofPlayer =
  (standing: BonusStanding | undefined): StateOf =>
  ({ id }) =>
    standing?.welcome.find(({ bonusId }) => bonusId === id)?.status ?? 'unknown';

/** The steps of the welcome pack in order, with their state for the player, which the server decides. */
export function useWelcomePack() {
  const isVisitor = useSelector(selectIsVisitor);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data = [], isLoading } = useGetWelcomeBonusesQuery();
  const {
    data: standing,
    isError,
    isFetching,
    refetch,
  } = useGetBonusStandingQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  const stateOf = isVisitor ? ofVisitor : ofPlayer(standing);
  const steps: PackStep[] = inPlace(data)
    .filter(isClaimable)
    .toSorted((a, b) => a.order - b.order)
    .map((bonus) => ({ bonus, status: stateOf(bonus) }));
  return {
    steps,
    hindered: standing?.hindered ?? NONE,
    hasFailed: isSignedIn && isError && !standing,
    /** A player waits for the steps of the pack and the state of each; a visitor waits for neither. */
    isAwaited: !isVisitor && (isLoading || (!isError && !standing)),
    isTrying: isFetching,
    retry: () => void refetch(),
  };
}

export type OfferedBonuses = ReturnType<typeof useOfferedBonuses>;

/** The next step of the welcome pack, then the deposit bonuses, both loaded again; a failed list is empty. */
export function useOfferedBonuses() {
  const { steps, hindered, isTrying, isAwaited } = useWelcomePack();
  const asked = useGetDepositBonusesQuery(undefined, { refetchOnMountOrArgChange: true });
  const next = steps.filter(({ status }) => status === 'next').map(({ bonus }) => bonus);
  const others: DepositBonus[] = asked.isError ? [] : (asked.data ?? []);
  return {
    bonuses: [...next.filter(({ id }) => !others.some((other) => other.id === id)), ...others],
    hindered,
    isWaiting: isTrying || asked.isFetching,
    /** Nothing of them is known yet. */
    isAwaited: isAwaited || asked.isLoading,
  };
}

/** The present name of a bonus in the player's language; undefined when the bonus no longer exists. */
export function useBonusName(bonusId: string): string | undefined {
  const { data: bonuses = [] } = useGetDepositBonusesQuery();
  const { data: steps = [] } = useGetWelcomeBonusesQuery();
  return [...bonuses, ...steps].find(({ id }) => id === bonusId)?.title;
}
