import type * as v from 'valibot';
import type { Transaction, TransactionPage, TransactionsQuerySchema } from '../../../contract/transactions.ts';
import { refusal } from '../errors/moneyRefusals.ts';
import { ownedBy, type Query } from '../store/query.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import { isStorableId } from '../store/reading.ts';
import type { MoneyContext } from '../rails/Rail.ts';
import type { MoneyRecord } from '../store/records/money.ts';
import { readCursor, writeCursor } from './pageCursor.ts';
import { OPEN_STATES } from '../../../contract/walletTerms.ts';
import { RAIL_NAMES, RAIL_WORDS } from '../../../contract/railWords.ts';
import { type AnyRecord, decimalOf, isCompleted, railOf } from '../ledger/index.ts';
import { bonusOf } from '../rewards/bonusClaims.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';

type TransactionsQuery = v.InferOutput<typeof TransactionsQuerySchema>;
type Listing = Shown & Pick<MoneyContext, 'store'>;

const DEFAULT_LIMIT = 20;

const whereStatus = (status: NonNullable<TransactionsQuery['status']>) =>
  status === 'underWay' ? (['status', 'in', OPEN_STATES] as const) : (['status', '==', status] as const);

/** Deposits and withdrawals, newest first; pages are ordered by `createdAt`, then id. */
export async function listTransactions(ctx: Listing, uid: string, query: TransactionsQuery): Promise<TransactionPage> {
  const { type, status, limit = DEFAULT_LIMIT, cursor } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const asked: Query<MoneyRecord> = {
    where: [ownedBy(uid), ...(status ? [whereStatus(status)] : [])],
    orderBy: ['createdAt', 'desc'],
    limit: limit + 1,
    ...(after && { after }),
  };
  const deposits = type === 'withdrawal' ? [] : await readDeposits(ctx, asked);
  const withdrawals = type === 'deposit' ? [] : await readWithdrawals(ctx, asked);
  const found = [...deposits, ...withdrawals].toSorted(newestFirst);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const hasMore = found.length > limit;
  return { items, nextCursor: hasMore && last ? writeCursor({ value: last.createdAt, id: last.id }) : undefined };
}

export const readDeposits = async (ctx: Listing, query: Query<MoneyRecord>): Promise<Transaction[]> =>
  (await ctx.store.find('deposits', query)).map((deposit) => depositToTransaction(ctx, deposit));

export const readWithdrawals = async (ctx: Listing, query: Query<MoneyRecord>): Promise<Transaction[]> =>
  (await ctx.store.find('withdrawals', query)).map((withdrawal) => withdrawalToTransaction(ctx, withdrawal));

const compare = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);
const newestFirst = (a: Transaction, b: Transaction): number =>
  compare(a.createdAt, b.createdAt) || compare(a.id, b.id);

/** @throws ApiError 404 also for a deposit of another player */
async function findDeposit({ store }: Pick<Listing, 'store'>, uid: string, id: string): Promise<DepositRecord> {
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

/** The provider decides, and the workers continue if it cannot be asked. @throws ApiError 404 */
export async function closeDeposit(ctx: MoneyContext, uid: string, id: string): Promise<Transaction> {
  const deposit = await findDeposit(ctx, uid, id);
  await railOf(ctx.rails, deposit.paymentMethod)?.close?.(ctx, deposit);
  return readTransaction(ctx, uid, 'deposit', id);
}

/** A record is shown with its rail and at the present rate, masked and without internal fields. */
type Shown = Pick<MoneyContext, 'rails' | 'kesPerUsd'>;

/** Records of older programs or operators may lack our own fields. */
const commonOf = (record: AnyRecord) => ({
  id: record.id,
  amount: record.amount,
  currency: record.currency,
  balanceCurrency: record.accountCurrency ?? ('USD' as const),
  status: record.status,
  reason: record.reason,
  isOutcomeUnknown: record.isOutcomeUnknown ?? false,
  receipt: record.receipt,
  kesPerUsd: record.kesPerUsd,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  timeline: record.timeline.map(({ status, at, reason }) => ({ status, at, reason })),
});

/** A returned payout has the method of that payout. */
function methodOf(deposit: DepositRecord): Transaction['method'] {
  const name = deposit.paymentMethod === 'returned' ? deposit.method : deposit.paymentMethod;
  return RAIL_WORDS[name ?? RAIL_NAMES[0]].deposit;
}

const balanceAmountOf = (deposit: DepositRecord): number | undefined =>
  isCompleted(deposit) && deposit.creditedCents !== undefined ? decimalOf(deposit.creditedCents) : undefined;

function depositToTransaction({ rails, kesPerUsd }: Shown, deposit: DepositRecord): Transaction {
  const rail = railOf(rails, deposit.paymentMethod);
  return {
    ...commonOf(deposit),
    type: 'deposit',
    method: methodOf(deposit),
    balanceAmount: balanceAmountOf(deposit),
    account: rail?.detailsOf(deposit),
    description: deposit.paymentMethod === 'returned' ? 'Returned withdrawal' : (rail?.depositText ?? 'Deposit'),
    // An open deposit shows the bonus at the present rate.
    bonus: bonusOf(deposit, kesPerUsd()),
    payoutAmount: undefined,
    payoutCurrency: undefined,
    processingTime: undefined,
  };
}

const NO_PAYOUT = { payoutAmount: undefined, payoutCurrency: undefined };

function withdrawalToTransaction({ rails }: Shown, withdrawal: WithdrawalRecord): Transaction {
  const { method, status, debitCents, methodDetails, description, processingTime } = withdrawal;
  const payout = status === 'failed' ? undefined : railOf(rails, method)?.payoutAmountOf(withdrawal);
  return {
    ...commonOf(withdrawal),
    type: 'withdrawal',
    method: RAIL_WORDS[method].withdrawal,
    balanceAmount: status === 'completed' ? decimalOf(debitCents) : undefined,
    account: methodDetails,
    description,
    bonus: undefined,
    ...(payout ?? NO_PAYOUT),
    processingTime,
  };
}
