import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type Balance, BalanceSchema } from '@contract/users.ts';
import { type Transaction, TransactionSchema } from '@contract/wallet.ts';
import type { EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';
import { api, type ApiExtra, type ApiState } from '@/api';
import { type AuthState, selectIsSignedIn } from '@/features/auth';
import { balanceApi } from '../balanceApi';
import { walletApi } from '../walletApi';

/** The part of the store that is followed. */
export type LiveState = ApiState & { auth: AuthState };
export type LiveThunk<TResult = void> = ThunkAction<TResult, LiveState, ApiExtra, UnknownAction>;

const stale = (...ids: string[]) => api.util.invalidateTags(ids.map((id) => ({ type: 'Player' as const, id })));

/** What of each transaction was told last, by its id: a connection begins with what the last one may have told. */
export type LastSeen = Map<string, string>;

const isNews = ({ id, status, updatedAt }: Transaction, seen: LastSeen): boolean => {
  const mark = `${updatedAt} ${status}`;
  if (updatedAt && seen.get(id) === mark) return false;
  seen.set(id, mark);
  return true;
};

/** A read that is on its way may bring what was before the event: then it is asked once more. */
const balanceCame =
  (balance: Balance): LiveThunk =>
  (dispatch, getState) => {
    const { status } = balanceApi.endpoints.getBalance.select()(getState());
    void dispatch(balanceApi.util.upsertQueryData('getBalance', undefined, balance));
    // A friend's deposit shows in the bonus balance.
    dispatch(stale('referral', ...(status === 'pending' ? ['balance'] : [])));
  };

/** Its detail is there; lists, and what follows from an end, are asked for again where a screen shows them. */
const transactionCame =
  (transaction: Transaction): LiveThunk =>
  (dispatch, getState) => {
    const { type, id, status } = transaction;
    const reading = walletApi.endpoints.getTransaction.select({ type, id })(getState());
    void dispatch(walletApi.util.upsertQueryData('getTransaction', { type, id }, transaction));
    dispatch(stale('transactions', 'bonuses', ...(reading.status === 'pending' ? ['transaction'] : [])));
    if (status === 'completed' || status === 'failed')
      dispatch(stale('methods', 'profile', 'notifications', 'saferPlay'));
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Brings the cache up to what the server said; what does not fit the contract, was told before, or is for a player who left, is left alone. */
export const applyEvent =
  ({ event, data }: EventSourceMessage, seen: LastSeen): LiveThunk =>
  (dispatch, getState) => {
    if (!selectIsSignedIn(getState())) return;
    const body = parsed(data);
    if (event === 'balance' && v.is(v.looseObject({}), body)) dispatch(balanceCame(v.parse(BalanceSchema, body)));
    const transaction = v.safeParse(TransactionSchema, event === 'transaction' ? body : undefined);
    if (transaction.success && isNews(transaction.output, seen)) dispatch(transactionCame(transaction.output));
  };

/** After a time without events: what is on screen is asked for again. */
export const catchUp = (): LiveThunk => (dispatch) => {
  dispatch(stale('balance', 'transactions', 'transaction', 'methods', 'bonuses'));
};
