import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra, ApiState } from '@/api';
import { balanceApi } from '@/features/wallet';

/** What a game is told of the accounts: decimals of the account's currency. */
export interface Accounts {
  /** With the money on its way out. */
  balance: number;
  bonusBalance: number;
  /** On its way out: it cannot be staked. */
  held: number;
}

/** From the server; the last known one when it does not answer, or null before any was known. */
export const freshBalance =
  (): ThunkAction<Promise<Accounts | null>, ApiState, ApiExtra, UnknownAction> => async (dispatch, getState) => {
    const { initiate, select } = balanceApi.endpoints.getBalance;
    await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
    const { data } = select()(getState());
    return data ? { balance: data.balance, bonusBalance: data.bonusBalance, held: data.held } : null;
  };
