import { readJson } from '@contract/readJson.ts';
import { type Transaction, TransactionSchema } from '@contract/transactions.ts';
import { type Balance, BalanceSchema } from '@contract/wallet.ts';
import type { EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';
import { api, type ApiState, type ApiThunk, ofPlayer } from '@/api';
import { type AuthState, selectIsSignedIn } from '@/features/auth';
import { balanceApi } from '../moneyApi';
import { walletApi } from '../walletApi';

export type LiveState = ApiState & { auth: AuthState };
export type LiveThunk<TResult = void> = ApiThunk<TResult, LiveState>;

const stale = (...ids: string[]) => api.util.invalidateTags(ofPlayer(...ids));

/** The last event of each transaction, by id: a new connection starts with events that the last one may have sent. */
export type LastSeen = Map<string, string>;

const isNews = ({ id, status, updatedAt }: Transaction, seen: LastSeen): boolean => {
  const mark = `${updatedAt} ${status}`;
  if (updatedAt && seen.get(id) === mark) return false;
  seen.set(id, mark);
  return true;
};

/** An event brings new data, or says which data has changed. */
interface News {
  balance?: Balance;
  transaction?: Transaction;
  /** The kinds of the player's data that it changes besides. */
  changes: readonly string[];
}

/** A friend's deposit shows in the bonus balance; each bet may count for a bonus. */
const balanceCame = (balance: Balance): News => ({ balance, changes: ['referral', 'bonuses'] });

const transactionCame = (transaction: Transaction): News => {
  const isOver = transaction.status === 'completed' || transaction.status === 'failed';
  const besides = isOver ? ['bonuses', 'methods', 'profile', 'notifications', 'saferPlay'] : [];
  return { transaction, changes: ['transactions', ...besides] };
};

/** Nothing from an event that does not fit the contract or is old. */
function newsOf({ event, data }: EventSourceMessage, seen: LastSeen): News | null {
  const body = readJson(data);
  if (event === 'balance' && v.is(v.object({}), body)) return balanceCame(v.parse(BalanceSchema, body));
  // A notification may tell of a new level, which is in the profile.
  if (event === 'notification') return { changes: ['notifications', 'profile'] };
  const transaction = v.safeParse(TransactionSchema, event === 'transaction' ? body : undefined);
  return transaction.success && isNews(transaction.output, seen) ? transactionCame(transaction.output) : null;
}

/** Puts transactions into the cache. A running read may bring an older state: the kind of data to read once more. */
const keepTransactions =
  (transactions: readonly Transaction[]): LiveThunk<string[]> =>
  (dispatch, getState) => {
    const { getTransaction } = walletApi.endpoints;
    const entries = transactions.map((value) => {
      const arg = { type: value.type, id: value.id };
      return { endpointName: 'getTransaction' as const, arg, value };
    });
    const isReading = entries.some(({ arg }) => getTransaction.select(arg)(getState()).status === 'pending');
    if (entries.length > 0) dispatch(walletApi.util.upsertQueryEntries(entries));
    return isReading ? ['transaction'] : [];
  };

/** Puts the balance into the cache, with the same care for a running read. */
const keepBalance =
  (value: Balance): LiveThunk<string[]> =>
  (dispatch, getState) => {
    const { status } = balanceApi.endpoints.getBalance.select()(getState());
    dispatch(balanceApi.util.upsertQueryEntries([{ endpointName: 'getBalance', arg: undefined, value }]));
    return status === 'pending' ? ['balance'] : [];
  };

/** Nothing is kept for a player who left. The balance comes last, so that it counts as newer than the credit. */
export const applyEvents =
  (events: readonly EventSourceMessage[], seen: LastSeen): LiveThunk =>
  (dispatch, getState) => {
    if (!selectIsSignedIn(getState())) return;
    const news = events.flatMap((event) => newsOf(event, seen) ?? []);
    const latest = new Map(news.flatMap(({ transaction }) => (transaction ? [[transaction.id, transaction]] : [])));
    const balance = news.findLast((one) => one.balance)?.balance;
    const changed = new Set([
      ...news.flatMap(({ changes }) => changes),
      ...dispatch(keepTransactions([...latest.values()])),
      ...(balance ? dispatch(keepBalance(balance)) : []),
    ]);
    if (changed.size > 0) dispatch(stale(...changed));
  };

/** Loads everything on screen again, after a time without events. */
export const catchUp = (): LiveThunk => (dispatch) => {
  dispatch(stale('balance', 'transactions', 'transaction', 'methods', 'bonuses'));
};
