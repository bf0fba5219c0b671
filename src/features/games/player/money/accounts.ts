import type { ApiThunk } from '@/api';
import type { Balance } from '@contract/wallet.ts';
import { balanceApi, useGetBalanceQuery } from '@/features/wallet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { selectModals } from '@/features/ui';

/** The game is told these amounts. `balance` includes `held`, which is on its way out and cannot be staked. */
export type Accounts = Pick<Balance, 'balance' | 'bonusBalance' | 'held'>;

const accountsOf = ({ balance, bonusBalance, held }: Balance): Accounts => ({ balance, bonusBalance, held });

/** The balance from the server; the last known one when it does not answer, or null before any was known. */
export const freshBalance = (): ApiThunk<Promise<Accounts | null>> => async (dispatch, getState) => {
  const { initiate, select } = balanceApi.endpoints.getBalance;
  await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
  const { data } = select()(getState());
  return data ? accountsOf(data) : null;
};

/** Calls back with each change of the player's money: of this game, of another tab, or from outside. */
export function useBalanceNews(onNews: (accounts: Accounts) => void): void {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetBalanceQuery(undefined, { skip: !isSignedIn });
  const last = useRef(data);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    if (!data || data === last.current) return;
    last.current = data;
    tell(accountsOf(data));
  }, [data]);
}

const useIsDepositOpen = (): boolean =>
  useSelector((state: Parameters<typeof selectModals>[0]) => selectModals(state).some(({ id }) => id === 'deposit'));

/** Calls back when the deposit over the game closes, and whenever a deposit is credited, also a late one. */
export function useFundsNews(onNews: () => void): void {
  const isDepositOpen = useIsDepositOpen();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const news = `${isDepositOpen} ${profile?.totalDeposits}`;
  const last = useRef(news);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    if (last.current === news) return;
    last.current = news;
    if (!isDepositOpen) tell();
  }, [news, isDepositOpen]);
}
