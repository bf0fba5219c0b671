/** What each event does to a withdrawal. Pure. Nothing but a provider's plain "no" ever gives held money back. */
import type { RefundPart, WithdrawalRecord } from '../../store/records/withdrawal.ts';
import type { Move } from './move.ts';

export type WithdrawalEvent =
  | { kind: 'accepted' }
  /** It may have been paid. */
  | { kind: 'unknown' }
  /** `isOtherAmount`: the provider says that it paid another amount than was sent. */
  | { kind: 'paid'; isOtherAmount?: boolean; receipt?: string }
  | { kind: 'failed' }
  /** Asked for long, and never answered. */
  | { kind: 'neverAnswered' };

export type WithdrawalDecision =
  | { kind: 'stay' }
  | { kind: 'move'; move: Move }
  /** Paid after it was called failed and its hold released: a record of its own holds the money for a person. */
  | { kind: 'latePayout' };

const STAY: WithdrawalDecision = { kind: 'stay' };
const move = (to: Move): WithdrawalDecision => ({ kind: 'move', move: to });

type Paid = Extract<WithdrawalEvent, { kind: 'paid' }>;

const settled = ({ isOtherAmount }: Paid): WithdrawalDecision =>
  move(isOtherAmount ? { status: 'review', reason: 'amount_mismatch' } : { status: 'completed' });

function decideOpen(withdrawal: WithdrawalRecord, event: WithdrawalEvent): WithdrawalDecision {
  const { status, isOutcomeUnknown } = withdrawal;
  switch (event.kind) {
    case 'paid':
      return settled(event);
    case 'neverAnswered':
      return move({ status: 'review', reason: 'timed_out', isOutcomeUnknown: true });
    case 'failed':
      return move({ status: 'failed', reason: 'payout_failed' });
    case 'accepted':
      return status === 'processing' && !isOutcomeUnknown ? STAY : move({ status: 'processing' });
    case 'unknown':
      return isOutcomeUnknown ? STAY : move({ status: 'processing', isOutcomeUnknown: true });
  }
}

/** A person decides about wrong money; what only was never answered may still tell its end. */
function decideReview(withdrawal: WithdrawalRecord, event: WithdrawalEvent): WithdrawalDecision {
  if (withdrawal.reason !== 'timed_out') return STAY;
  if (event.kind === 'paid') return settled(event);
  return event.kind === 'failed' ? move({ status: 'failed', reason: 'payout_failed' }) : STAY;
}

export function decideWithdrawal(withdrawal: WithdrawalRecord, event: WithdrawalEvent): WithdrawalDecision {
  switch (withdrawal.status) {
    case 'completed':
      return STAY;
    case 'review':
      return decideReview(withdrawal, event);
    case 'failed':
      return event.kind === 'paid' && withdrawal.answer.success ? { kind: 'latePayout' } : STAY;
    default:
      return decideOpen(withdrawal, event);
  }
}

/** How a withdrawal of several refunds stands: paid when any of them was, as those that were not come back apart. */
export function eventOfParts(parts: readonly RefundPart[]): WithdrawalEvent | undefined {
  if (parts.some(({ status }) => status === 'planned')) return undefined;
  if (parts.some(({ status }) => status === 'pending')) return { kind: 'accepted' };
  return { kind: parts.some(({ status }) => status === 'succeeded') ? 'paid' : 'failed' };
}
