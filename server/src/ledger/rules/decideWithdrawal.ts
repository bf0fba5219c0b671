/** The effect of each event on a withdrawal. Pure. Only a clear refusal by the provider releases held money. */
import { refundsOf, type WithdrawalRefund, type WithdrawalRecord } from '../../store/records/withdrawal.ts';
import { type Decision, moveTo, STAY } from './move.ts';

export type WithdrawalEvent =
  | { kind: 'accepted' }
  /** It may have been paid. */
  | { kind: 'unknown' }
  /** `isOtherAmount`: the provider reports another amount than was sent. */
  | { kind: 'paid'; isOtherAmount?: boolean; receipt?: string }
  | { kind: 'failed' }
  /** The provider gave no outcome for a long time. */
  | { kind: 'neverAnswered' }
  /** A card payment of the player is disputed: what was not sent waits. */
  | { kind: 'disputed' }
  /** A person, or the bank's decision, lets it go or refuses it. */
  | { kind: 'released' }
  | { kind: 'refused' };

/** `latePayout`: paid after it had failed and its hold was released; a new record holds the money for review. */
type WithdrawalDecision = Decision<'latePayout'>;

type Paid = Extract<WithdrawalEvent, { kind: 'paid' }>;

const settled = ({ isOtherAmount }: Paid): WithdrawalDecision =>
  moveTo(isOtherAmount ? { status: 'review', reason: 'amount_mismatch' } : { status: 'completed' });

function decideOpen(withdrawal: WithdrawalRecord, event: WithdrawalEvent): WithdrawalDecision {
  const { status, isOutcomeUnknown } = withdrawal;
  switch (event.kind) {
    case 'paid':
      return settled(event);
    case 'neverAnswered':
      return moveTo({ status: 'review', reason: 'timed_out', isOutcomeUnknown: true });
    case 'failed':
      return moveTo({ status: 'failed', reason: 'payout_failed' });
    case 'accepted':
      return status === 'processing' && !isOutcomeUnknown ? STAY : moveTo({ status: 'processing' });
    case 'unknown':
      return isOutcomeUnknown ? STAY : moveTo({ status: 'processing', isOutcomeUnknown: true });
    case 'disputed':
      return decideDisputed(withdrawal);
    default:
      return STAY;
  }
}

type Unsent = Pick<WithdrawalRecord, 'id' | 'status' | 'reason' | 'isOutcomeUnknown'>;

/** True when nothing of it can have been sent. */
function isUntouched(withdrawal: Unsent): boolean {
  const mayBeSent = 'mayBeSent' in withdrawal && withdrawal.mayBeSent === true;
  return (
    !mayBeSent && !withdrawal.isOutcomeUnknown && refundsOf(withdrawal).every(({ status }) => status === 'planned')
  );
}

export const REVIEW_REASONS = ['first_payout', 'unplayed', 'disputed'] as const;

/** True while it waits for a person or the bank. */
const isWaiting = ({ status, reason }: Unsent): boolean =>
  status === 'review' && REVIEW_REASONS.some((each) => each === reason);

/** True for a withdrawal that went to review before it was sent. */
export const isUnsent = (withdrawal: Unsent): boolean => isWaiting(withdrawal) && isUntouched(withdrawal);

/** A payout that may have been sent goes on. */
const decideDisputed = (withdrawal: WithdrawalRecord): WithdrawalDecision =>
  withdrawal.status === 'pending' && isUntouched(withdrawal) ? moveTo({ status: 'review', reason: 'disputed' }) : STAY;

/** Its refund may have been on its way to the provider when the dispute came: then it goes on. */
function decideWaiting(withdrawal: WithdrawalRecord, event: WithdrawalEvent): WithdrawalDecision {
  switch (event.kind) {
    case 'released':
      return moveTo({ status: 'pending' });
    case 'refused':
      return moveTo(
        isUntouched(withdrawal) ? { status: 'failed', reason: 'refused_in_review' } : { status: 'pending' },
      );
    case 'accepted':
    case 'unknown':
      return moveTo({ status: 'pending', isOutcomeUnknown: event.kind === 'unknown' });
    case 'paid':
      return settled(event);
    case 'failed':
      return isUntouched(withdrawal) ? STAY : moveTo({ status: 'failed', reason: 'payout_failed' });
    case 'disputed':
      return withdrawal.reason === 'disputed' ? STAY : moveTo({ status: 'review', reason: 'disputed' });
    default:
      return STAY;
  }
}

/** A person decides about wrong money; a withdrawal that was only never answered can still end by itself. */
function decideReview(withdrawal: WithdrawalRecord, event: WithdrawalEvent): WithdrawalDecision {
  if (isWaiting(withdrawal)) return decideWaiting(withdrawal, event);
  if (withdrawal.reason !== 'timed_out') return STAY;
  if (event.kind === 'paid') return settled(event);
  return event.kind === 'failed' ? moveTo({ status: 'failed', reason: 'payout_failed' }) : STAY;
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

/** Several refunds together count as paid when one of them was, because failed refunds are credited separately. */
export function eventOfRefunds(refunds: readonly WithdrawalRefund[]): WithdrawalEvent | undefined {
  if (refunds.some(({ status }) => status === 'planned')) return undefined;
  if (refunds.some(({ status }) => status === 'pending')) return { kind: 'accepted' };
  return { kind: refunds.some(({ status }) => status === 'succeeded') ? 'paid' : 'failed' };
}
