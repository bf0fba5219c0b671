import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type Transaction, TransactionSchema } from '@contract/transactions.ts';
import { type Balance, BalanceSchema } from '@contract/wallet.ts';
import type { EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';
import { api, type ApiExtra, type ApiState } from '@/api';
import { type AuthState, selectIsSignedIn } from '@/features/auth';
import { balanceApi } from '../balanceApi';
import { walletApi } from '../walletApi';

/** The part of the store that follows events. */
export type LiveState = ApiState & { auth: AuthState };
export type LiveThunk<TResult = void> = ThunkAction<TResult, LiveState, ApiExtra, UnknownAction>;

const stale = (...ids: string[]) => api.util.invalidateTags(ids.map((id) => ({ type: 'Player' as const, id })));

/** The last event of each transaction, by id: a new connection starts with events that the last one may have sent. */
export type LastSeen = Map<string, string>;

const isNews = ({ id, status, updatedAt }: Transaction, seen: LastSeen): boolean => {
  const mark = `${updatedAt} ${status}`;
  if (updatedAt && seen.get(id) === mark) return false;
  seen.set(id, mark);
  return true;
};

/** A running read may bring an older state; then it is repeated. */
const balanceCame =
  (balance: Balance): LiveThunk =>
  (dispatch, getState) => {
    const { status } = balanceApi.endpoints.getBalance.select()(getState());
    void dispatch(balanceApi.util.upsertQueryData('getBalance', undefined, balance));
    // A friend's deposit shows in the bonus balance; each bet may count for a bonus.
    dispatch(stale('referral', 'bonuses', ...(status === 'pending' ? ['balance'] : [])));
  };

/** Updates its detail; lists and other consequences are loaded again where a screen shows them. */
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

/** Updates the cache with an event; ignores one that does not fit the contract, is old, or is for a player who left. */
export const applyEvent =
  ({ event, data }: EventSourceMessage, seen: LastSeen): LiveThunk =>
  (dispatch, getState) => {
    if (!selectIsSignedIn(getState())) return;
    const body = parsed(data);
    if (event === 'balance' && v.is(v.object({}), body)) dispatch(balanceCame(v.parse(BalanceSchema, body)));
    // What it tells of may be a level, which is in the profile.
    if (event === 'notification') dispatch(stale('notifications', 'profile'));
    const transaction = v.safeParse(TransactionSchema, event === 'transaction' ? body : undefined);
    if (transaction.success && isNews(transaction.output, seen)) dispatch(transactionCame(transaction.output));
  };

/** After a time without events: loads everything on screen again. */
export const catchUp = (): LiveThunk => (dispatch) => {
  dispatch(stale('balance', 'transactions', 'transaction', 'methods', 'bonuses'));
};
