import type * as v from 'valibot';
import type { Transaction, TransactionPage, TransactionsQuerySchema } from '../../../contract/transactions.ts';
import { refusal } from '../errors/moneyRefusals.ts';
import type { Condition, Query } from '../store/query.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import { isStorableId } from '../store/reading.ts';
import type { MoneyContext } from '../rails/Rail.ts';
import type { MoneyRecord } from '../store/records/money.ts';
import { depositToTransaction, type Shown, withdrawalToTransaction } from './toTransaction.ts';
import { readCursor, type TransactionCursor, writeCursor } from './transactionCursor.ts';

type TransactionsQuery = v.InferOutput<typeof TransactionsQuerySchema>;
type Listing = Shown & Pick<MoneyContext, 'store'>;

const DEFAULT_LIMIT = 20;

/** Newest first, from both collections; pages are ordered by `createdAt`, then id. */
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

export const readDeposits = async (ctx: Listing, query: Query<MoneyRecord>): Promise<Transaction[]> =>
  (await ctx.store.find('deposits', query)).map((deposit) => depositToTransaction(ctx, deposit));

export const readWithdrawals = async (ctx: Listing, query: Query<MoneyRecord>): Promise<Transaction[]> =>
  (await ctx.store.find('withdrawals', query)).map((withdrawal) => withdrawalToTransaction(ctx, withdrawal));

const compare = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);
const newestFirst = (a: Transaction, b: Transaction): number =>
  compare(a.createdAt, b.createdAt) || compare(a.id, b.id);

/** @throws ApiError 404 also for a deposit of another player */
export async function findDeposit({ store }: Pick<Listing, 'store'>, uid: string, id: string): Promise<DepositRecord> {
  const deposit = isStorableId(id) ? await store.get('deposits', id) : undefined;
  if (deposit?.userId !== uid) throw refusal('deposit_not_found');
  return deposit;
}

/** @throws ApiError 404 also for a transaction of another player */
export async function readTransaction(
  ctx: Listing,
  uid: string,
  type: Transaction['type'],
  id: string,
): Promise<Transaction> {
  if (type === 'deposit') return depositToTransaction(ctx, await findDeposit(ctx, uid, id));
  const withdrawal = isStorableId(id) ? await ctx.store.get('withdrawals', id) : undefined;
  if (withdrawal?.userId !== uid) throw refusal('withdrawal_not_found');
  return withdrawalToTransaction(ctx, withdrawal);
}
