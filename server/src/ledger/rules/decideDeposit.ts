/** What each event does to a deposit. Pure: services write what this decides. */
import type { TransactionReason } from '../../../../contract/walletTerms.ts';
import { storedMinor } from '../minor.ts';
import type { Currency } from '../../store/records/money.ts';
import type { CompletedDeposit, DepositRecord } from '../../store/records/deposit.ts';
import type { Move } from './move.ts';

export type DepositEvent =
  /** The provider has it in hand. */
  | { kind: 'accepted' }
  /** It may have been paid, and nobody can say yet. */
  | { kind: 'unknown' }
  /** An attempt failed; the player may try again on the same payment. */
  | { kind: 'attemptFailed'; reason: TransactionReason }
  | {
      kind: 'paid';
      /** Minor units of `currency`. */
      amountMinor: number;
      currency: string;
      receipt?: string;
      /** What the rail keeps of it in the record. */
      toRecord?: (completed: CompletedDeposit) => CompletedDeposit;
      /** Whether refunds may give back what is credited. */
      isRefundable?: boolean;
    }
  /** Told by somebody who may be lying. */
  | { kind: 'claimedPaid'; amountMinor: number; currency: string; receipt?: string }
  | { kind: 'failed'; reason: TransactionReason }
  /** Asked for long, and never answered. */
  | { kind: 'neverAnswered' };

export type DepositDecision =
  | { kind: 'stay' }
  | { kind: 'move'; move: Move }
  /** Paid after it was called failed: a record of its own makes it good. */
  | { kind: 'latePayment' };

type Paid = Extract<DepositEvent, { kind: 'paid' }>;

const STAY: DepositDecision = { kind: 'stay' };
const move = (to: Move): DepositDecision => ({ kind: 'move', move: to });

export const isAsAsked = ({ amount, currency }: DepositRecord, paid: Paid): boolean =>
  paid.amountMinor === storedMinor(amount) && paid.currency === (currency satisfies Currency);

const settled = (deposit: DepositRecord, paid: Paid): DepositDecision =>
  move(isAsAsked(deposit, paid) ? { status: 'completed' } : { status: 'review', reason: 'amount_mismatch' });

function decideOpen(deposit: DepositRecord, event: DepositEvent): DepositDecision {
  const { status, reason, isOutcomeUnknown } = deposit;
  switch (event.kind) {
    case 'paid':
      return settled(deposit, event);
    case 'failed':
      return move({ status: 'failed', reason: event.reason });
    case 'neverAnswered':
      return move({ status: 'review', reason: 'timed_out', isOutcomeUnknown: true });
    case 'attemptFailed':
      return reason === event.reason ? STAY : move({ status, reason: event.reason });
    case 'claimedPaid':
      return STAY;
    case 'accepted':
      return status === 'processing' ? STAY : move({ status: 'processing' });
    case 'unknown':
      return status === 'processing' && isOutcomeUnknown
        ? STAY
        : move({ status: 'processing', isOutcomeUnknown: true });
  }
}

/** A person decides about wrong money; what only was never answered may still tell its end. */
function decideReview(deposit: DepositRecord, event: DepositEvent): DepositDecision {
  if (deposit.reason !== 'timed_out') return STAY;
  if (event.kind === 'paid') return settled(deposit, event);
  return event.kind === 'failed' ? move({ status: 'failed', reason: event.reason }) : STAY;
}

export function decideDeposit(deposit: DepositRecord, event: DepositEvent): DepositDecision {
  switch (deposit.status) {
    case 'completed':
      return STAY;
    case 'failed':
      return event.kind === 'paid' || event.kind === 'claimedPaid' ? { kind: 'latePayment' } : STAY;
    case 'review':
      return decideReview(deposit, event);
    default:
      return decideOpen(deposit, event);
  }
}
