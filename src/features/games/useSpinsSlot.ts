import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetBonusStandingQuery } from '@/features/rewards';
import { useIsResting } from '@/features/saferPlay';
import { playOf } from './GameCard/usePlay';
import { useShelf } from './useLobby';

/** Opens a game for money; `undefined` while it or the player rests, or without an id. */
export function useGameForMoney(gameId: string | undefined): (() => void) | undefined {
  const dispatch = useDispatch();
  const isResting = useIsResting();
  const { games } = useShelf(gameId === undefined ? [] : [gameId]);
  const [game] = games.map((each) => playOf(each, dispatch, { isForMoney: true }));
  return game?.isPlayable && !isResting ? game.play : undefined;
}

/** Opens the slot on which the player has free spins; `undefined` without such spins, or while the slot or the player rests. */
export function useSpinsSlot(gameId: string | undefined): (() => void) | undefined {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetBonusStandingQuery(undefined, { skip: !isSignedIn || gameId === undefined });
  const hasSpins = data?.spins.some((spins) => spins.gameId === gameId && spins.count > 0);
  return useGameForMoney(hasSpins ? gameId : undefined);
}
