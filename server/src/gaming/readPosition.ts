import type { GamingPosition } from '../../../contract/gaming.ts';
import { instant } from '../ledger/LedgerContext.ts';
import { decimalOf } from '../ledger/minor.ts';
import { type AnyRecord, asDeposit, asWithdrawal } from '../ledger/records.ts';
import type { Query, StoredDocument } from '../store/DocumentStore.ts';
import type { GamingContext } from './changeGaming.ts';

const LONGEST_MS = 366 * 86_400_000;

/** A completed record changes only later than that, so all of them are among those changed since. */
const changedSince = (uid: string, since: string): Query => ({
  where: [
    ['userId', '==', uid],
    ['updatedAt', '>=', since],
  ],
});

const completedAt = ({ timeline }: AnyRecord): string | undefined =>
  timeline.findLast(({ status }) => status === 'completed')?.at;

/**
 * Money that moved since then, by the records: decimal USD. A payout that came back is taken off what was withdrawn.
 * `since` (milliseconds since 1970) reaches back a year at most; the answer says from when it counts.
 */
export async function readPosition(ctx: GamingContext, uid: string, since: number): Promise<GamingPosition> {
  const from = instant(Math.max(since, ctx.now() - LONGEST_MS));
  const isSince = (record: AnyRecord): boolean => (completedAt(record) ?? '') >= from;
  const read = (collection: string): Promise<StoredDocument[]> => ctx.store.find(collection, changedSince(uid, from));
  const deposits = (await read('deposits')).map(asDeposit).filter(isSince);
  const withdrawals = (await read('withdrawals')).map(asWithdrawal).filter(isSince);
  const paidOut = new Set<unknown>(withdrawals.map(({ id }) => id));
  const returned = deposits.filter(
    ({ paymentMethod, correctsId }) => paymentMethod === 'returned' && paidOut.has(correctsId),
  );
  const deposited = deposits.filter(({ paymentMethod }) => paymentMethod !== 'returned');
  const inCents = centsOf(deposited, 'creditedCents');
  const outCents = centsOf(withdrawals, 'debitCents') - centsOf(returned, 'creditedCents');
  return {
    since: from,
    deposited: decimalOf(inCents),
    withdrawn: decimalOf(outCents),
    net: decimalOf(outCents - inCents),
  };
}

const centsOf = <TField extends string>(records: readonly Partial<Record<TField, number>>[], field: TField): number =>
  records.reduce((sum, record) => sum + (record[field] ?? 0), 0);
