/** The effect of each event on a deposit. Pure functions; services write the result. */
import type { TransactionReason } from '../../../../contract/walletTerms.ts';
import { storedMinor } from '../account.ts';
import type { Currency } from '../../store/records/money.ts';
import type { CompletedDeposit, DepositRecord } from '../../store/records/deposit.ts';
import { type Decision, moveTo, STAY } from './move.ts';

export type DepositEvent =
  | { kind: 'accepted' }
  /** It may have been paid; the outcome is unknown. */
  | { kind: 'unknown' }
  /** One attempt failed; the player may try again with the same payment. */
  | { kind: 'attemptFailed'; reason: TransactionReason }
  | {
      kind: 'paid';
      /** Minor units of `currency`. */
      amountMinor: number;
      currency: string;
      receipt?: string;
      toRecord?: (completed: CompletedDeposit) => CompletedDeposit;
      /** True when refunds can return the credited amount. */
      isRefundable?: boolean;
    }
  /** An unconfirmed claim, which may be false. */
  | { kind: 'claimedPaid'; amountMinor: number; currency: string; receipt?: string }
  | { kind: 'failed'; reason: TransactionReason }
  /** The provider gave no outcome for a long time. */
  | { kind: 'neverAnswered' };

/** `latePayment`: paid after it had failed; a new record credits it. */
type DepositDecision = Decision<'latePayment'>;

type Paid = Extract<DepositEvent, { kind: 'paid' }>;

export const isAsAsked = ({ amount, currency }: DepositRecord, paid: Paid): boolean =>
  paid.amountMinor === storedMinor(amount) && paid.currency === (currency satisfies Currency);

const settled = (deposit: DepositRecord, paid: Paid): DepositDecision =>
  moveTo(isAsAsked(deposit, paid) ? { status: 'completed' } : { status: 'review', reason: 'amount_mismatch' });

function decideOpen(deposit: DepositRecord, event: DepositEvent): DepositDecision {
  const { status, reason, isOutcomeUnknown } = deposit;
  switch (event.kind) {
    case 'paid':
      return settled(deposit, event);
    case 'failed':
      return moveTo({ status: 'failed', reason: event.reason });
    case 'neverAnswered':
      return moveTo({ status: 'review', reason: 'timed_out', isOutcomeUnknown: true });
    case 'attemptFailed':
      return reason === event.reason ? STAY : moveTo({ status, reason: event.reason });
    case 'claimedPaid':
      return STAY;
    case 'accepted':
      return status === 'processing' ? STAY : moveTo({ status: 'processing' });
    case 'unknown':
      return status === 'processing' && isOutcomeUnknown
        ? STAY
        : moveTo({ status: 'processing', isOutcomeUnknown: true });
  }
}

/** A person decides about wrong money; a deposit that was only never answered can still end by itself. */
function decideReview(deposit: DepositRecord, event: DepositEvent): DepositDecision {
  if (deposit.reason !== 'timed_out') return STAY;
  if (event.kind === 'paid') return settled(deposit, event);
  return event.kind === 'failed' ? moveTo({ status: 'failed', reason: event.reason }) : STAY;
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
