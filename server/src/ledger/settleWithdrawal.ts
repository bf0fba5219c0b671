import { otherUsers } from '../persons/person.ts';
import type { Transaction } from '../store/DocumentStore.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { UserRecord } from '../store/records/user.ts';
import { refundsOf, type WithdrawalRefund, type WithdrawalRecord, withRefunds } from '../store/records/withdrawal.ts';
import { isCovered, isDisputed, withMoved, withPlayed, writeJournal } from './account.ts';
import { type Beside, instant, type LedgerContext, type LedgerPolicy } from './LedgerContext.ts';
import { creditReturned, releaseRefunds } from './refunds.ts';
import { decideWithdrawal, eventOfRefunds, type WithdrawalEvent } from './rules/decideWithdrawal.ts';
import { type Move, moved } from './rules/move.ts';
import { floatOf } from './houseAccounts.ts';
import { reportReview, writeHeld } from './payouts/holdWithdrawal.ts';

interface WithdrawalRead {
  before: WithdrawalRecord;
  user: UserRecord | undefined;
  /** Other accounts of the same person. */
  others: readonly UserRecord[];
  /** The payments of its refunds. */
  deposits: DepositRecord[];
  late: WithdrawalRecord | undefined;
  policies: readonly LedgerPolicy[];
  at: string;
}

const lateId = (id: string): string => `${id}-late`;

type Named = Pick<WithdrawalRecord, 'id' | 'userId'>;

/** Makes a settlement of one transaction: it returns the record after the event, if there is one. */
const settledBy =
  <TEvent>(apply: (tx: Transaction, read: WithdrawalRead, event: TEvent) => WithdrawalRecord) =>
  async (
    ctx: LedgerContext,
    named: Named,
    event: TEvent,
    beside?: Beside<WithdrawalRecord>,
  ): Promise<WithdrawalRecord | undefined> => {
    const given = { policies: ctx.policies, at: instant(ctx.now()) };
    const result = await ctx.store.transaction(named.userId, async (tx) => {
      const write = await beside?.(tx);
      const read = await readAll(tx, named, given);
      if (!read) return undefined;
      const change = { before: read.before, after: apply(tx, read, event) };
      write?.(tx, change);
      return change;
    });
    if (result && result.after !== result.before) reportReview(ctx, result.after);
    return result?.after;
  };

/** State, hold, balance, journal and policies in one transaction. A repeated or late event changes nothing. */
export const settleWithdrawal = settledBy(applyWithdrawalEvent);

/** The same for one refund; the withdrawal ends when all its refunds have ended. */
export const settleRefund = settledBy(applyRefundEvent);

async function readAll(
  tx: Transaction,
  { id, userId }: Named,
  given: Pick<WithdrawalRead, 'policies' | 'at'>,
): Promise<WithdrawalRead | undefined> {
  const before = await tx.get('withdrawals', id);
  if (!before) return undefined;
  const deposits = await Promise.all(refundsOf(before).map(({ depositId }) => tx.get('deposits', depositId)));
  const user = await tx.get('users', userId);
  return {
    before,
    user,
    others: await otherUsers(tx, userId, user),
    deposits: deposits.filter((deposit) => deposit !== undefined),
    late: await tx.get('withdrawals', lateId(id)),
    ...given,
  };
}

function applyWithdrawalEvent(tx: Transaction, read: WithdrawalRead, event: WithdrawalEvent): WithdrawalRecord {
  const { before, at } = read;
  const decision = decideWithdrawal(before, asAllowed(event, read));
  if (decision.kind === 'stay') return before;
  if (decision.kind === 'latePayout') return read.late ? before : holdLate(tx, read);
  const { receipt } = event.kind === 'paid' ? event : {};
  const after = {
    ...moved(before, decision.move, at),
    ...(receipt && { receipt }),
    ...sendingOf(before, decision.move, at),
  };
  tx.set('withdrawals', after);
  if (after.status === 'completed') pay(tx, read, after);
  if (after.status === 'failed') release(tx, read);
  return after;
}

/** Decided where it is written: nothing is let go during a dispute, or that the balance does not cover any more. */
function asAllowed(event: WithdrawalEvent, { user, others }: WithdrawalRead): WithdrawalEvent {
  if (event.kind !== 'released') return event;
  if (isDisputed(user, others)) return { kind: 'disputed' };
  return isCovered(user) ? event : { kind: 'refused' };
}

/** A withdrawal that goes on after a review is sent now, or once its phone is no longer new. */
function sendingOf({ status, sendAfter = '' }: WithdrawalRecord, to: Move, at: string) {
  if (status !== 'review' || to.status !== 'pending') return {};
  const time = sendAfter > at ? sendAfter : at;
  return { sendAfter: time, nextCheckAt: time };
}

/** Takes the amount out of hold and balance. Failed refunds are credited by new records. */
function pay(tx: Transaction, { user, deposits, policies, at }: WithdrawalRead, withdrawal: WithdrawalRecord): void {
  const { id, userId, debitCents, accountCurrency: currency = 'USD' } = withdrawal;
  const out = { balanceCents: -debitCents, heldCents: -debitCents, totalWithdrawalsCents: debitCents };
  const failed = refundsOf(withdrawal).filter(({ status }) => status === 'failed');
  const paid = failed.reduce(
    (player, refund) => creditReturned(tx, { withdrawal, refund, user: player, at }),
    withPlayed(withMoved(user, userId, out, at), debitCents),
  );
  releaseRefunds(tx, deposits, failed);
  tx.set('users', { ...paid, lastWithdrawalAt: at });
  const line = { userId, account: 'held', against: floatOf(withdrawal), currency, recordId: id, at } as const;
  writeJournal(tx, { ...line, deltaCents: -debitCents, kind: 'withdrawal' });
  for (const policy of policies) policy.paid?.(withdrawal, at)(tx);
}

function release(tx: Transaction, { before, user, deposits, at }: WithdrawalRead): void {
  tx.set('users', withMoved(user, before.userId, { heldCents: -before.debitCents }, at));
  writeHeld(tx, before, 'release', at);
  releaseRefunds(tx, deposits, refundsOf(before));
}

/** The hold was released, but the provider paid: the same amount is held again until a person decides. */
function holdLate(tx: Transaction, { before, user, at }: WithdrawalRead): WithdrawalRecord {
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
  tx.set('users', withMoved(user, before.userId, { heldCents: before.debitCents }, at));
  writeHeld(tx, late, 'hold', at);
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

function applyRefundEvent(tx: Transaction, read: WithdrawalRead, event: RefundEvent): WithdrawalRecord {
  const { before, at } = read;
  const { depositId, refundId, status } = event;
  const refund = refundsOf(before).find((known) => known.depositId === depositId);
  if (!refund || !REFUND_WAYS[refund.status].includes(status)) return before;
  const changed = { ...refund, status, ...(refundId && { refundId }) };
  const refunds = refundsOf(before).map((known) => (known === refund ? changed : known));
  const noted = { ...withRefunds(before, refunds), updatedAt: at };
  if (before.status === 'completed') return giveBackLater(tx, read, noted, changed);
  const end = eventOfRefunds(refunds);
  const isMoved = end && decideWithdrawal(noted, end).kind === 'move';
  if (end && isMoved) return applyWithdrawalEvent(tx, { ...read, before: noted }, end);
  tx.set('withdrawals', noted);
  return noted;
}

/** Days later: the withdrawal stays completed, and the returned amount is credited by a new record. */
function giveBackLater(
  tx: Transaction,
  { user, deposits, at }: WithdrawalRead,
  withdrawal: WithdrawalRecord,
  refund: WithdrawalRefund,
): WithdrawalRecord {
  tx.set('withdrawals', withdrawal);
  tx.set('users', creditReturned(tx, { withdrawal, refund, user, at }));
  releaseRefunds(tx, deposits, [refund]);
  return withdrawal;
}
