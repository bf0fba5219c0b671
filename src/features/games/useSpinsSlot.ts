import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetBonusStandingQuery } from '@/features/rewards';
import { useIsResting } from '@/features/saferPlay';
import { playOf } from './GameCard/usePlay';
import { useShelf } from './useShelf';

/** Opens the slot on which the player has free spins; `undefined` without such spins, or while the slot or the player rests. */
export function useSpinsSlot(gameId: string | undefined): (() => void) | undefined {
  const dispatch = useDispatch();
  const isResting = useIsResting();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetBonusStandingQuery(undefined, { skip: !isSignedIn || gameId === undefined });
  const hasSpins = data?.spins.some((spins) => spins.gameId === gameId && spins.count > 0);
  const { games } = useShelf(gameId !== undefined && hasSpins ? [gameId] : []);
  const [slot] = games.map((game) => playOf(game, dispatch, { isForMoney: true }));
  return slot?.isPlayable && !isResting ? slot.play : undefined;
}
