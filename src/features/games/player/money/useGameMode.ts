import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetBalanceQuery } from '@/features/wallet';

export type GameMode = 'money' | 'demo';

interface Chosen {
  /** `null` until it is known whether the player has money. */
  mode: GameMode | null;
  hasMoney: boolean;
  choose: (mode: GameMode) => void;
}

/** How this opening of a house game is played: for money by a player who has some, or wants it, until another choice. */
export function useGameMode(isWanted: boolean): Chosen {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, isError } = useGetBalanceQuery(undefined, { skip: !isSignedIn });
  const [chosen, setChosen] = useState<GameMode | null>(null);
  const hasMoney = data !== undefined && data.available + data.bonusBalance > 0;
  // Kept, because money that is lost or won meanwhile must not restart the game.
  if (isSignedIn && chosen === null && (data || isError)) setChosen(hasMoney || isWanted ? 'money' : 'demo');
  return { mode: isSignedIn ? chosen : 'demo', hasMoney, choose: setChosen };
}
