import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetBalanceQuery } from '@/features/wallet';
import type { Accounts } from './freshBalance';

/** Calls back with each change of the player's money: of this game, of another tab, or from outside. */
export function useBalanceNews(onNews: (accounts: Accounts) => void): void {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetBalanceQuery(undefined, { skip: !isSignedIn });
  const last = useRef(data);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    if (!data || data === last.current) return;
    last.current = data;
    tell({ balance: data.balance, bonusBalance: data.bonusBalance, held: data.held });
  }, [data]);
}
