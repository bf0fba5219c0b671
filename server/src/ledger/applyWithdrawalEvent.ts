/** What an event does to a withdrawal, its hold and the balance: written in the transaction that has read all of it. */
import type { Transaction } from '../store/DocumentStore.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { UserRecord } from '../store/records/user.ts';
import { partsOf, type WithdrawalRecord, withParts } from '../store/records/withdrawal.ts';
import { accountOf, isCovered, isDisputed, withAccount } from './account.ts';
import { writeJournal } from './journal.ts';
import type { LedgerPolicy } from './LedgerContext.ts';
import { releaseRefunds } from './refundable.ts';
import { creditReturned } from './returnedPayout.ts';
import { decideWithdrawal, type WithdrawalEvent } from './rules/decideWithdrawal.ts';
import { type Move, moved } from './rules/move.ts';

/** The data that settling a withdrawal reads before it writes. */
export interface WithdrawalRead {
  before: WithdrawalRecord;
  user: UserRecord | undefined;
  /** The payments of its refunds. */
  deposits: DepositRecord[];
  late: WithdrawalRecord | undefined;
  policies: readonly LedgerPolicy[];
}

export const lateId = (id: string): string => `${id}-late`;

export function applyWithdrawalEvent(
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

/** What goes on after a review is sent now, or when its phone is new no more. */
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
  const failed = partsOf(withdrawal).filter(({ status }) => status === 'failed');
  const account = failed.reduce((sum, part) => creditReturned(tx, { withdrawal, part, account: sum, at }), paid);
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
  releaseRefunds(tx, deposits, partsOf(before));
}

/** The hold was released, but the provider paid: the same amount is held again until a person decides. */
function holdLate(tx: Transaction, { before, user }: WithdrawalRead, at: string): WithdrawalRecord {
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
