import type { Transaction } from '../store/DocumentStore.ts';
import { partsOf, type RefundPart, type WithdrawalRecord, withParts } from '../store/records/withdrawal.ts';
import { accountOf, withAccount } from './account.ts';
import { applyWithdrawalEvent, type WithdrawalRead } from './applyWithdrawalEvent.ts';
import { releaseRefunds } from './refundable.ts';
import { creditReturned } from './returnedPayout.ts';
import { decideWithdrawal, eventOfParts } from './rules/decideWithdrawal.ts';

/** The present state of one refund of a withdrawal. */
export interface PartEvent {
  depositId: string;
  refundId?: string;
  status: RefundPart['status'];
}

/** The next states of a refund. The card network can return a completed refund. */
const PART_WAYS: Readonly<Record<RefundPart['status'], readonly RefundPart['status'][]>> = {
  planned: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
};

/** The withdrawal ends when all its refunds have ended. */
export function applyRefundEvent(
  tx: Transaction,
  read: WithdrawalRead,
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
  if (event && decided) return applyWithdrawalEvent(tx, { ...read, before: noted }, event, at);
  tx.set('withdrawals', noted);
  return noted;
}

/** Days later: the withdrawal stays completed, and the returned amount is credited by a new record. */
function giveBackLater(
  tx: Transaction,
  { user, deposits }: WithdrawalRead,
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
