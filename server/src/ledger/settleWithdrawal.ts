import type { Transaction } from '../store/DocumentStore.ts';
import { accountOf, isCovered, isDisputed, withAccount } from './account.ts';
import { writeJournal } from './journal.ts';
import { instant, type LedgerContext, type LedgerPolicy } from './LedgerContext.ts';
import { releaseRefunds } from './refundable.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { UserRecord } from '../store/records/user.ts';
import { partsOf, type RefundPart, type WithdrawalRecord, withParts } from '../store/records/withdrawal.ts';
import { creditReturned } from './returnedPayout.ts';
import { decideWithdrawal, eventOfParts, type WithdrawalEvent } from './rules/decideWithdrawal.ts';
import { type Move, moved } from './rules/move.ts';

type Named = Pick<WithdrawalRecord, 'id' | 'userId'>;

/** The present state of one refund of a withdrawal. */
export interface PartEvent {
  depositId: string;
  refundId?: string;
  status: RefundPart['status'];
}

/** The data that settling a withdrawal reads before it writes. */
interface Read {
  before: WithdrawalRecord;
  user: UserRecord | undefined;
  /** The payments of its refunds. */
  deposits: DepositRecord[];
  late: WithdrawalRecord | undefined;
  policies: readonly LedgerPolicy[];
}

/**
 * Applies an event to a withdrawal: state, hold, balance, journal and policies in one transaction. A repeated or late
 * event changes nothing. Returns the record after it; undefined when there is none.
 */
export const settleWithdrawal = (
  ctx: LedgerContext,
  named: Named,
  event: WithdrawalEvent,
): Promise<WithdrawalRecord | undefined> => settle(ctx, named, (tx, read, at) => applyEvent(tx, read, event, at));

/** The same for one refund; the withdrawal ends when all its refunds have ended. */
export const settleRefund = (
  ctx: LedgerContext,
  named: Named,
  event: PartEvent,
): Promise<WithdrawalRecord | undefined> => settle(ctx, named, (tx, read, at) => applyPart(tx, read, event, at));

async function settle(
  ctx: LedgerContext,
  { id, userId }: Named,
  apply: (tx: Transaction, read: Read, at: string) => WithdrawalRecord,
): Promise<WithdrawalRecord | undefined> {
  const at = instant(ctx.now());
  const result = await ctx.store.transaction(userId, async (tx) => {
    const read = await readAll(tx, { id, userId }, ctx.policies);
    return read && { before: read.before, after: apply(tx, read, at) };
  });
  if (!result) return undefined;
  const { before, after } = result;
  if (after === before) return after;
  if (after.status === 'review')
    ctx.log.error({ withdrawalId: after.id, reason: after.reason }, 'withdrawal needs a person');
  ctx.onChange(userId);
  return after;
}

async function readAll(
  tx: Transaction,
  { id, userId }: Named,
  policies: readonly LedgerPolicy[],
): Promise<Read | undefined> {
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

const lateId = (id: string): string => `${id}-late`;

function applyEvent(tx: Transaction, read: Read, event: WithdrawalEvent, at: string): WithdrawalRecord {
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

/** What goes on after a review is sent now, or when its phone is new no more. */
function sendingOf({ status, sendAfter = '' }: WithdrawalRecord, to: Move, at: string) {
  if (status !== 'review' || to.status !== 'pending') return {};
  const time = sendAfter > at ? sendAfter : at;
  return { sendAfter: time, nextCheckAt: time };
}

/** Takes the amount out of hold and balance. Failed refunds are credited by new records. */
function pay(tx: Transaction, { user, deposits, policies }: Read, withdrawal: WithdrawalRecord, at: string): void {
  const { id, userId, debitCents, accountCurrency: currency = 'USD' } = withdrawal;
  const before = accountOf(user);
  const paid = {
    ...before,
    balanceCents: before.balanceCents - debitCents,
    heldCents: before.heldCents - debitCents,
    totalWithdrawalsCents: before.totalWithdrawalsCents + debitCents,
  };
  const failed = partsOf(withdrawal).filter(({ status }) => status === 'failed');
  const account = failed.reduce((sum, part) => creditReturned(tx, { withdrawal, part, account: sum, at }), paid);
  releaseRefunds(tx, deposits, failed);
  tx.set('users', { ...withAccount(user, userId, account, at), lastWithdrawalAt: at });
  const line = { userId, account: 'main', currency, recordId: id, at } as const;
  writeJournal(tx, { ...line, deltaCents: -debitCents, kind: 'withdrawal' });
  for (const policy of policies) policy.paid?.(withdrawal, at)(tx);
}

function release(tx: Transaction, { before, user, deposits }: Read, at: string): void {
  const account = accountOf(user);
  const heldCents = account.heldCents - before.debitCents;
  tx.set('users', withAccount(user, before.userId, { ...account, heldCents }, at));
  releaseRefunds(tx, deposits, partsOf(before));
}

/** The hold was released, but the provider paid: the same amount is held again until a person decides. */
function holdLate(tx: Transaction, { before, user }: Read, at: string): WithdrawalRecord {
  const late: WithdrawalRecord = {
    ...withParts(before, undefined),
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

/** The next states of a refund. The card network can return a completed refund. */
const PART_WAYS: Readonly<Record<RefundPart['status'], readonly RefundPart['status'][]>> = {
  planned: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
};

function applyPart(
  tx: Transaction,
  read: Read,
  { depositId, refundId, status }: PartEvent,
  at: string,
): WithdrawalRecord {
  const { before } = read;
  const part = partsOf(before).find((known) => known.depositId === depositId);
  if (!part || !PART_WAYS[part.status].includes(status)) return before;
  const changed = { ...part, status, ...(refundId && { refundId }) };
  const parts = partsOf(before).map((known) => (known === part ? changed : known));
  const noted = { ...withParts(before, parts), updatedAt: at };
  if (before.status === 'completed') return giveBackLater(tx, read, noted, changed, at);
  const event = eventOfParts(parts);
  const decided = event && decideWithdrawal(noted, event).kind === 'move';
  if (event && decided) return applyEvent(tx, { ...read, before: noted }, event, at);
  tx.set('withdrawals', noted);
  return noted;
}

/** Days later: the withdrawal stays completed, and the returned amount is credited by a new record. */
function giveBackLater(
  tx: Transaction,
  { user, deposits }: Read,
  withdrawal: WithdrawalRecord,
  part: RefundPart,
  at: string,
): WithdrawalRecord {
  tx.set('withdrawals', withdrawal);
  const account = creditReturned(tx, { withdrawal, part, account: accountOf(user), at });
  tx.set('users', withAccount(user, withdrawal.userId, account, at));
  releaseRefunds(tx, deposits, [part]);
  return withdrawal;
}
