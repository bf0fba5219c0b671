import type * as v from 'valibot';
import type { CardDeposit, Transaction, TransactionPage, TransactionsQuerySchema } from '../../../contract/wallet.ts';
import { refusal } from '../ledger/index.ts';
import type { Condition, Query } from '../store/query.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { isStorableId } from '../store/isStorableId.ts';
import { isCard } from '../store/records/deposit.ts';
import type { MoneyRecord } from '../store/records/money.ts';
import { depositToTransaction, toCardDeposit, withdrawalToTransaction } from './toTransaction.ts';
import { readCursor, type TransactionCursor, writeCursor } from './transactionCursor.ts';
import type { RailContext } from '../rails/RailContext.ts';

type TransactionsQuery = v.InferOutput<typeof TransactionsQuerySchema>;
type Listing = Pick<RailContext, 'store' | 'kesPerUsd'>;

const DEFAULT_LIMIT = 20;

/** Newest first, from both collections; the order of the pages is that of `createdAt`, then of the id. */
export async function listTransactions(ctx: Listing, uid: string, query: TransactionsQuery): Promise<TransactionPage> {
  const { type, status, limit = DEFAULT_LIMIT, cursor } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const asked = pageQuery(uid, { status, after, limit: limit + 1 });
  const deposits = type === 'withdrawal' ? [] : await readDeposits(ctx, asked);
  const withdrawals = type === 'deposit' ? [] : await readWithdrawals(ctx, asked);
  const found = [...deposits, ...withdrawals].toSorted(newestFirst);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const hasMore = found.length > limit;
  return { items, nextCursor: hasMore && last ? writeCursor({ value: last.createdAt, id: last.id }) : undefined };
}

function pageQuery(
  uid: string,
  {
    status,
    after,
    limit,
  }: { status: TransactionsQuery['status']; after: TransactionCursor | undefined; limit: number },
): Query<MoneyRecord> {
  const where: Condition<MoneyRecord>[] = [['userId', '==', uid]];
  if (status) where.push(['status', '==', status]);
  return { where, orderBy: ['createdAt', 'desc'], limit, ...(after && { after }) };
}

export const readDeposits = async ({ store, kesPerUsd }: Listing, query: Query<MoneyRecord>): Promise<Transaction[]> =>
  (await store.find('deposits', query)).map((deposit) => depositToTransaction(deposit, kesPerUsd()));

export const readWithdrawals = async ({ store }: Listing, query: Query<MoneyRecord>): Promise<Transaction[]> =>
  (await store.find('withdrawals', query)).map(withdrawalToTransaction);

const compare = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);
const newestFirst = (a: Transaction, b: Transaction): number =>
  compare(a.createdAt, b.createdAt) || compare(a.id, b.id);

/** @throws ApiError 404 also for one of another player */
export async function readTransaction(
  { store, kesPerUsd }: Listing,
  uid: string,
  type: Transaction['type'],
  id: string,
): Promise<Transaction> {
  const isDeposit = type === 'deposit';
  const deposit = isDeposit && isStorableId(id) ? await store.get('deposits', id) : undefined;
  const withdrawal = !isDeposit && isStorableId(id) ? await store.get('withdrawals', id) : undefined;
  if (deposit?.userId === uid) return depositToTransaction(deposit, kesPerUsd());
  if (withdrawal?.userId === uid) return withdrawalToTransaction(withdrawal);
  throw refusal(`${type}_not_found`);
}

/** By limit and offset (docs/product.md, Calls). */
export async function listCardDeposits(
  store: DocumentStore,
  uid: string,
  { limit = 10, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Promise<CardDeposit[]> {
  const found = await store.find('deposits', {
    where: [
      ['userId', '==', uid],
      ['paymentMethod', '==', 'stripe'],
    ],
    orderBy: ['createdAt', 'desc'],
    limit: offset + limit,
  });
  return found.slice(offset).filter(isCard).map(toCardDeposit);
}
