import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn, selectIsVisitor, useJoin } from '@/features/auth';
import { useGetBalanceQuery } from '@/features/wallet';
import { modalOpened } from '@/features/ui';
import { type GameAddress, refusalOf } from '../useGameAddress';
import { isHouseGame } from '../frameAddress';
import { useMoneyGame } from './useMoneyGame';

export type GameMode = 'money' | 'demo';

/** How this opening of a house game is played: for money by a player who has some, or wants it, until another choice. */
function useGameMode(isWanted: boolean) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, isError } = useGetBalanceQuery(undefined, { skip: !isSignedIn });
  /** `null` until it is known whether the player has money. */
  const [chosen, choose] = useState<GameMode | null>(null);
  const hasMoney = data !== undefined && data.available + data.bonusBalance > 0;
  // Kept, because money that is lost or won meanwhile must not restart the game.
  if (isSignedIn && chosen === null && (data || isError)) choose(hasMoney || isWanted ? 'money' : 'demo');
  return { mode: isSignedIn ? chosen : 'demo', hasMoney, choose } as const;
}

/** A house game in its mode: the address with what the launch says about it, and the way to the other mode. */
export function useMoneyMode(
  { gameId, isMoneyWanted }: { gameId: string; isMoneyWanted: boolean },
  address: GameAddress,
  post: Parameters<typeof useMoneyGame>[2]['post'],
) {
  const dispatch = useDispatch();
  const isVisitor = useSelector(selectIsVisitor);
  const [isUnsupported, setIsUnsupported] = useState(false);
  const isOffered = !isUnsupported && address.kind === 'at' && isHouseGame(address.url);
  const { mode: chosen, hasMoney, choose } = useGameMode(isMoneyWanted);
  const mode: GameMode | null = isOffered ? chosen : 'demo';
  const join = useJoin();
  const deposit = () => dispatch(modalOpened('deposit', {}));
  const game = useMoneyGame(gameId, mode === 'money', { post, onDeposit: deposit });
  if (game.state.kind === 'unsupported' && !isUnsupported) setIsUnsupported(true);

  const chooseMode = (next: GameMode) => {
    choose(next);
    if (next === 'money' && (isVisitor || !(hasMoney || isMoneyWanted))) join();
  };
  return {
    mode,
    /** `null` where the game cannot be played for money. */
    chooseMode: isOffered ? chooseMode : null,
    address: mode === 'money' && game.state.kind === 'refused' ? refusedAddress(game.state.error) : address,
    accounts: game.accounts,
    askAgain: game.again,
    onReady: game.onReady,
    onMessage: game.onMessage,
  };
}

const refusedAddress = (error: Parameters<typeof refusalOf>[0]): GameAddress =>
  refusalOf(error, null) ?? { kind: 'failed' };
