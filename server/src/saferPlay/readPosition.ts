import type { SaferPlayPosition } from '../../../contract/saferPlay.ts';
import { type AnyRecord, currencyOf, decimalOf, instant, isCompleted } from '../ledger/index.ts';
import { ownedBy, type Query } from '../store/query.ts';
import { AT_A_READ, readPages } from '../store/reading.ts';
import type { MoneyRecord } from '../store/records/money.ts';
import type { SaferPlayContext } from './changeSaferPlay.ts';

const LONGEST_MS = 366 * 86_400_000;

/** Records by their last change, which is not before their completion: no index has the time of completion itself. */
const completedSince = async <TRecord extends AnyRecord>(
  find: (query: Query<MoneyRecord>) => Promise<TRecord[]>,
  uid: string,
  since: string,
) => {
  const records = await readPages(
    (after) => find({ ...changes(uid, since), ...after }),
    ({ id, updatedAt }) => ({ id, value: updatedAt ?? '' }),
  );
  // One that changes between two pages is read twice.
  const changed = [...new Map(records.map((record) => [record.id, record])).values()];
  return changed.filter((record) => (completedAt(record) ?? '') >= since).filter(isCompleted);
};

const changes = (uid: string, since: string): Query<MoneyRecord> => ({
  where: [ownedBy(uid), ['updatedAt', '>=', since]],
  orderBy: ['updatedAt', 'asc'],
  limit: AT_A_READ,
});

const completedAt = ({ timeline }: AnyRecord): string | undefined =>
  timeline.findLast(({ status }) => status === 'completed')?.at;

/** Sums are decimals of the account's currency; returned payouts reduce withdrawals. `since` (Unix ms) goes back one year at most. */
export async function readPosition(ctx: SaferPlayContext, uid: string, since: number): Promise<SaferPlayPosition> {
  const from = instant(Math.max(since, ctx.now() - LONGEST_MS));
  const { store } = ctx;
  const deposits = await completedSince((query) => store.find('deposits', query), uid, from);
  const withdrawals = await completedSince((query) => store.find('withdrawals', query), uid, from);
  const paidOut = new Set(withdrawals.map(({ id }) => id));
  const returned = deposits.filter(
    ({ paymentMethod, correctsId = '' }) => paymentMethod === 'returned' && paidOut.has(correctsId),
  );
  const deposited = deposits.filter(({ paymentMethod }) => paymentMethod !== 'returned');
  const inCents = centsOf(deposited, 'creditedCents');
  const outCents = centsOf(withdrawals, 'debitCents') - centsOf(returned, 'creditedCents');
  const rounds = { where: [ownedBy(uid), ['createdAt', '>=', from] as const] };
  const stakedCents = await ctx.store.sum('rounds', 'stakeCents', rounds);
  const wonCents = await ctx.store.sum('rounds', 'winCents', rounds);
  return {
    since: from,
    currency: currencyOf(await ctx.store.get('users', uid)),
    deposited: decimalOf(inCents),
    withdrawn: decimalOf(outCents),
    net: decimalOf(outCents - inCents),
    staked: decimalOf(stakedCents),
    won: decimalOf(wonCents),
    wonNet: decimalOf(wonCents - stakedCents),
  };
}

const centsOf = <TField extends string>(records: readonly Partial<Record<TField, number>>[], field: TField): number =>
  records.reduce((sum, record) => sum + (record[field] ?? 0), 0);
