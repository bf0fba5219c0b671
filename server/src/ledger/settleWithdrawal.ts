import type { Transaction } from '../store/DocumentStore.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { UserRecord } from '../store/records/user.ts';
import { refundsOf, type WithdrawalRefund, type WithdrawalRecord, withRefunds } from '../store/records/withdrawal.ts';
import { accountOf, isCovered, isDisputed, withAccount, writeJournal } from './account.ts';
import { instant, type LedgerContext, type LedgerPolicy } from './LedgerContext.ts';
import { creditReturned, releaseRefunds } from './refunds.ts';
import { decideWithdrawal, eventOfRefunds, type WithdrawalEvent } from './rules/decideWithdrawal.ts';
import { type Move, moved } from './rules/move.ts';
import { reportReview } from './payouts/holdWithdrawal.ts';

/** The data that settling a withdrawal reads before it writes. */
interface WithdrawalRead {
  before: WithdrawalRecord;
  user: UserRecord | undefined;
  /** The payments of its refunds. */
  deposits: DepositRecord[];
  late: WithdrawalRecord | undefined;
  policies: readonly LedgerPolicy[];
}

const lateId = (id: string): string => `${id}-late`;

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
  event: RefundEvent,
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
  const deposits = await Promise.all(refundsOf(before).map(({ depositId }) => tx.get('deposits', depositId)));
  return {
    before,
    user: await tx.get('users', userId),
    deposits: deposits.filter((deposit) => deposit !== undefined),
    late: await tx.get('withdrawals', lateId(id)),
    policies,
  };
}

function applyWithdrawalEvent(
  tx: Transaction,
  read: WithdrawalRead,
  event: WithdrawalEvent,
  at: string,
): WithdrawalRecord {
  const { before } = read;
  const decision = decideWithdrawal(before, asAllowed(event, read.user));
  if (decision.kind === 'stay') return before;
  if (decision.kind === 'latePayout') return read.late ? before : holdLate(tx, read, at);
  const { receipt } = event.kind === 'paid' ? event : {};
  const after = {
    ...moved(before, decision.move, at),
    ...(receipt && { receipt }),
    ...sendingOf(before, decision.move, at),
  };
  tx.set('withdrawals', after);
  if (after.status === 'completed') pay(tx, read, after, at);
  if (after.status === 'failed') release(tx, read, at);
  return after;
}

/** Decided where it is written: nothing is let go during a dispute, or that the balance does not cover any more. */
function asAllowed(event: WithdrawalEvent, user: UserRecord | undefined): WithdrawalEvent {
  if (event.kind !== 'released') return event;
  if (isDisputed(user)) return { kind: 'disputed' };
  return isCovered(user) ? event : { kind: 'refused' };
}

/** A withdrawal that goes on after a review is sent now, or once its phone is no longer new. */
function sendingOf({ status, sendAfter = '' }: WithdrawalRecord, to: Move, at: string) {
  if (status !== 'review' || to.status !== 'pending') return {};
  const time = sendAfter > at ? sendAfter : at;
  return { sendAfter: time, nextCheckAt: time };
}

/** Takes the amount out of hold and balance. Failed refunds are credited by new records. */
function pay(
  tx: Transaction,
  { user, deposits, policies }: WithdrawalRead,
  withdrawal: WithdrawalRecord,
  at: string,
): void {
  const { id, userId, debitCents, accountCurrency: currency = 'USD' } = withdrawal;
  const before = accountOf(user);
  const paid = {
    ...before,
    balanceCents: before.balanceCents - debitCents,
    heldCents: before.heldCents - debitCents,
    totalWithdrawalsCents: before.totalWithdrawalsCents + debitCents,
  };
  const failed = refundsOf(withdrawal).filter(({ status }) => status === 'failed');
  const account = failed.reduce((sum, refund) => creditReturned(tx, { withdrawal, refund, account: sum, at }), paid);
  releaseRefunds(tx, deposits, failed);
  tx.set('users', { ...withAccount(user, userId, account, at), lastWithdrawalAt: at });
  const line = { userId, account: 'main', currency, recordId: id, at } as const;
  writeJournal(tx, { ...line, deltaCents: -debitCents, kind: 'withdrawal' });
  for (const policy of policies) policy.paid?.(withdrawal, at)(tx);
}

function release(tx: Transaction, { before, user, deposits }: WithdrawalRead, at: string): void {
  const account = accountOf(user);
  const heldCents = account.heldCents - before.debitCents;
  tx.set('users', withAccount(user, before.userId, { ...account, heldCents }, at));
  releaseRefunds(tx, deposits, refundsOf(before));
}

/** The hold was released, but the provider paid: the same amount is held again until a person decides. */
function holdLate(tx: Transaction, { before, user }: WithdrawalRead, at: string): WithdrawalRecord {
  const late: WithdrawalRecord = {
    ...withRefunds(before, undefined),
    id: lateId(before.id),
    status: 'review',
    reason: 'payout_failed',
    correctsId: before.id,
    createdAt: at,
    updatedAt: at,
    timeline: [{ status: 'review', at, reason: 'payout_failed' }],
  };
  tx.create('withdrawals', late);
  const account = accountOf(user);
  tx.set(
    'users',
    withAccount(user, before.userId, { ...account, heldCents: account.heldCents + before.debitCents }, at),
  );
  return late;
}

/** The present state of one refund of a withdrawal. */
type RefundEvent = { depositId: string; refundId?: string; status: WithdrawalRefund['status'] };

/** The next states of a refund. The card network can return a completed refund. */
const REFUND_WAYS: Readonly<Record<WithdrawalRefund['status'], readonly WithdrawalRefund['status'][]>> = {
  planned: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
};

/** The withdrawal ends when all its refunds have ended. */
function applyRefundEvent(
  tx: Transaction,
  read: WithdrawalRead,
  { depositId, refundId, status }: RefundEvent,
  at: string,
): WithdrawalRecord {
  const { before } = read;
  const refund = refundsOf(before).find((known) => known.depositId === depositId);
  if (!refund || !REFUND_WAYS[refund.status].includes(status)) return before;
  const changed = { ...refund, status, ...(refundId && { refundId }) };
  const refunds = refundsOf(before).map((known) => (known === refund ? changed : known));
  const noted = { ...withRefunds(before, refunds), updatedAt: at };
  if (before.status === 'completed') return giveBackLater(tx, read, noted, changed, at);
  const event = eventOfRefunds(refunds);
  const decided = event && decideWithdrawal(noted, event).kind === 'move';
  if (event && decided) return applyWithdrawalEvent(tx, { ...read, before: noted }, event, at);
  tx.set('withdrawals', noted);
  return noted;
}

/** Days later: the withdrawal stays completed, and the returned amount is credited by a new record. */
function giveBackLater(
  tx: Transaction,
  { user, deposits }: WithdrawalRead,
  withdrawal: WithdrawalRecord,
  refund: WithdrawalRefund,
  at: string,
): WithdrawalRecord {
  tx.set('withdrawals', withdrawal);
  const account = creditReturned(tx, { withdrawal, refund, account: accountOf(user), at });
  tx.set('users', withAccount(user, withdrawal.userId, account, at));
  releaseRefunds(tx, deposits, [refund]);
  return withdrawal;
}
