import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra, ApiState } from '@/api';
import { balanceApi } from '@/features/wallet';

/** What a game is told of the accounts: decimals of the account's currency, money on its way out included. */
export interface Accounts {
  balance: number;
  bonusBalance: number;
}

const NOTHING: Accounts = { balance: 0, bonusBalance: 0 };

/** From the server; the last known one when it does not answer. */
export const freshBalance =
  (): ThunkAction<Promise<Accounts>, ApiState, ApiExtra, UnknownAction> => async (dispatch, getState) => {
    const { initiate, select } = balanceApi.endpoints.getBalance;
    await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
    const { balance, bonusBalance } = select()(getState()).data ?? NOTHING;
    return { balance, bonusBalance };
  };
