import type { Transaction } from '../store/DocumentStore.ts';
import { partsOf, type WithdrawalRecord } from '../store/records/withdrawal.ts';
import { applyRefundEvent, type PartEvent } from './applyRefundEvent.ts';
import { applyWithdrawalEvent, lateId, type WithdrawalRead } from './applyWithdrawalEvent.ts';
import { reportReview } from './payouts/reviewOf.ts';
import { instant, type LedgerContext, type LedgerPolicy } from './LedgerContext.ts';
import type { WithdrawalEvent } from './rules/decideWithdrawal.ts';

type Named = Pick<WithdrawalRecord, 'id' | 'userId'>;

/**
 * Applies an event to a withdrawal: state, hold, balance, journal and policies in one transaction. A repeated or late
 * event changes nothing. Returns the record after it; undefined when there is none.
 */
export const settleWithdrawal = (
  ctx: LedgerContext,
  named: Named,
  event: WithdrawalEvent,
): Promise<WithdrawalRecord | undefined> =>
  settle(ctx, named, (tx, read, at) => applyWithdrawalEvent(tx, read, event, at));

/** The same for one refund; the withdrawal ends when all its refunds have ended. */
export const settleRefund = (
  ctx: LedgerContext,
  named: Named,
  event: PartEvent,
): Promise<WithdrawalRecord | undefined> => settle(ctx, named, (tx, read, at) => applyRefundEvent(tx, read, event, at));

async function settle(
  ctx: LedgerContext,
  { id, userId }: Named,
  apply: (tx: Transaction, read: WithdrawalRead, at: string) => WithdrawalRecord,
): Promise<WithdrawalRecord | undefined> {
  const at = instant(ctx.now());
  const result = await ctx.store.transaction(userId, async (tx) => {
    const read = await readAll(tx, { id, userId }, ctx.policies);
    return read && { before: read.before, after: apply(tx, read, at) };
  });
  if (!result) return undefined;
  const { before, after } = result;
  if (after === before) return after;
  reportReview(ctx, after);
  return after;
}

async function readAll(
  tx: Transaction,
  { id, userId }: Named,
  policies: readonly LedgerPolicy[],
): Promise<WithdrawalRead | undefined> {
  const before = await tx.get('withdrawals', id);
  if (!before) return undefined;
  const deposits = await Promise.all(partsOf(before).map(({ depositId }) => tx.get('deposits', depositId)));
  return {
    before,
    user: await tx.get('users', userId),
    deposits: deposits.filter((deposit) => deposit !== undefined),
    late: await tx.get('withdrawals', lateId(id)),
    policies,
  };
}
