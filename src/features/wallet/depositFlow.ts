/** A deposit as a pure state machine without secrets. Money that was credited or may have moved is never forgotten. */
import type { Transaction } from '@contract/transactions.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import type { ApiError } from '@/api';
import { isSaferPlayRefusal } from '@/features/saferPlay';
import type { Flow } from '@/features/ui';
import type { Money } from '@/shared/money';

export interface Failure {
  /** A `TransactionReason`, or our own `requestFailed` or `paymentFailed`. */
  reason: string;
  /** The message of a backend that gives no reasons. */
  text?: string | undefined;
}

export interface DepositUnderWay extends Money {
  /** `null` before the first try. */
  method: DepositMethod | null;
  /** The deposit at the server; empty at a backend that gives no further state. */
  depositId: string | null;
  /** The reason why it failed, or why the try before failed. */
  failure: Failure | null;
}

/** The steps are those of the modal: `src/features/ui/modals.ts`. */
export type DepositFlow = Flow<'deposit', DepositUnderWay>;

export type DepositEvent =
  /** `of` is the payment, at the first try; without it the same is sent again. */
  | { type: 'sent'; of?: Money & { method: DepositMethod } }
  | { type: 'accepted'; depositId: string }
  /** The provider is asked, and may ask the player to authenticate. */
  | { type: 'confirming'; depositId: string }
  | { type: 'confirmed' }
  /** Money may have moved: do not pay again, we keep checking. */
  | { type: 'unsettled' }
  | { type: 'failed'; failure: Failure }
  /** No answer came: it may be sent again, and counts once. */
  | { type: 'lost' }
  | { type: 'seen'; transaction: Transaction }
  | { type: 'waitedLong' }
  | { type: 'cleared' };

export const NO_DEPOSIT: DepositUnderWay = {
  method: null,
  amountMinor: 0,
  currency: 'USD',
  depositId: null,
  failure: null,
};

/** The player was prompted, or has paid, at a backend that gives no further state. */
export const isUnfollowed = ({ step, depositId }: DepositFlow): boolean => step === 'waiting' && depositId === '';

/** A screen shows a credit with its record, and waits for the record. */
export const shownFlow = (flow: DepositFlow, record: Transaction | undefined): DepositFlow =>
  flow.step === 'credited' && !record ? { ...flow, step: 'waiting' } : flow;

/** The server's state of a deposit. While the provider runs, a decline is shown by the provider, with a better text. */
function seen(flow: DepositFlow, { id, status, reason, isOutcomeUnknown }: Transaction): DepositFlow {
  if (id !== flow.depositId) return flow;
  if (status === 'completed') return { ...flow, step: 'credited' };
  if (flow.step === 'confirming') return flow;
  if (status === 'failed') return failed(flow, { reason: reason ?? 'paymentFailed' });
  const step = isOutcomeUnknown ? 'unknown' : status === 'review' ? 'review' : flow.step;
  return step === flow.step ? flow : { ...flow, step };
}

const failed = (flow: DepositFlow, failure: Failure): DepositFlow => ({
  ...flow,
  step: 'failed',
  depositId: null,
  failure,
});

function fromSending(flow: DepositFlow, event: DepositEvent): DepositFlow {
  if (event.type === 'accepted') return { ...flow, step: 'waiting', depositId: event.depositId };
  if (event.type === 'confirming') return { ...flow, step: 'confirming', depositId: event.depositId };
  if (event.type === 'failed') return failed(flow, event.failure);
  return event.type === 'lost' ? { ...flow, step: 'lost' } : flow;
}

function fromConfirming(flow: DepositFlow, event: DepositEvent): DepositFlow {
  if (event.type === 'seen') return seen(flow, event.transaction);
  if (event.type === 'confirmed') return { ...flow, step: 'waiting' };
  if (event.type === 'unsettled') return { ...flow, step: 'unknown' };
  return event.type === 'failed' ? failed(flow, event.failure) : flow;
}

function fromForm(flow: DepositFlow, event: DepositEvent): DepositFlow {
  if (event.type === 'cleared') return { ...flow, step: 'form', failure: null };
  return event.type === 'sent' ? { ...flow, ...event.of, step: 'sending', failure: null } : flow;
}

/** The server's state also changes what is unknown or in review. */
function fromWaiting(flow: DepositFlow, event: DepositEvent): DepositFlow {
  if (event.type === 'seen') return seen(flow, event.transaction);
  return flow.step === 'waiting' && event.type === 'waitedLong' ? { ...flow, step: 'unknown' } : flow;
}

/** Events that do not fit the step are late and change nothing. Nothing follows a credit. */
export function depositFlow(flow: DepositFlow, event: DepositEvent): DepositFlow {
  switch (flow.step) {
    case 'form':
    case 'lost':
      return fromForm(flow, event);
    case 'sending':
      return fromSending(flow, event);
    case 'confirming':
      return fromConfirming(flow, event);
    case 'failed':
      return event.type === 'cleared' ? { ...flow, step: 'form' } : flow;
    case 'credited':
      return flow;
    default:
      return fromWaiting(flow, event);
  }
}

const NAMES: Readonly<Record<Exclude<DepositEvent['type'], 'seen'>, string>> = {
  sent: 'wallet/depositStarted',
  accepted: 'wallet/promptSent',
  confirming: 'wallet/paymentPrepared',
  confirmed: 'wallet/paymentConfirmed',
  unsettled: 'wallet/depositUnsettled',
  failed: 'wallet/depositRefused',
  lost: 'wallet/answerLost',
  waitedLong: 'wallet/depositUnsettled',
  cleared: 'wallet/depositReopened',
};

export function depositStepName(event: DepositEvent, { step }: DepositFlow): string {
  if (event.type === 'sent' && !event.of) return 'wallet/depositRepeated';
  if (event.type !== 'seen') return NAMES[event.type];
  if (step === 'review') return 'wallet/depositHeld';
  return step === 'unknown' ? 'wallet/depositUnsettled' : 'wallet/depositSettled';
}

export const depositModal = {
  id: 'deposit',
  initial: NO_DEPOSIT,
  reduce: depositFlow,
  nameOf: depositStepName,
} as const;

/** These refusals have messages of their own. */
const OWN_REFUSALS: ReadonlySet<unknown> = new Set([
  ...['bonus_unavailable', 'bonus_not_next', 'bonus_used', 'bonus_closed', 'bonus_other_players', 'consent_needed'],
  ...['phone_unconfirmed', 'phone_not_own', 'too_many_phones', 'too_many_prompts'],
]);

/** No payment was tried: the form says what to do about the phone. */
export const isPhoneRefusal = (reason?: string): reason is string => /^phone_|_prompts$/.test(reason ?? '');

export const failureOf = ({ code }: ApiError, reason: string): Failure => ({
  reason: code && (OWN_REFUSALS.has(code) || isSaferPlayRefusal(code)) ? code : reason,
});
