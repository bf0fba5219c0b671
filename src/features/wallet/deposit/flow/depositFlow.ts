/** A deposit as a pure state machine; money that was credited or may have moved is never forgotten. */
import type { Transaction } from '@contract/transactions.ts';

/** A failure. `text` is the message of the server or the provider, if there is one. */
export interface Failure {
  /** A `TransactionReason`, or our own `requestFailed` or `paymentFailed`. */
  reason: string;
  text?: string | undefined;
}

export type DepositFlow =
  /** `last` is the result of the try before. */
  | { phase: 'form'; last?: Failure }
  | { phase: 'sending' }
  /** With the provider, which may ask the player to authenticate. */
  | { phase: 'confirming'; depositId: string }
  /** Waits for the player's approval, or for the credit. */
  | { phase: 'waiting'; depositId: string }
  /** Money may have moved: do not pay again, we keep checking. */
  | { phase: 'unknown'; depositId: string }
  /** No answer: it may be sent again, and counts once. */
  | { phase: 'lost' }
  /** Another amount arrived: a person checks it. */
  | { phase: 'review'; depositId: string }
  | { phase: 'credited'; transaction: Transaction }
  | { phase: 'failed'; failure: Failure };

export type DepositEvent =
  | { type: 'sent' }
  | { type: 'accepted'; depositId: string }
  | { type: 'confirming'; depositId: string }
  | { type: 'confirmed' }
  | { type: 'unsettled' }
  | { type: 'failed'; failure: Failure }
  | { type: 'lost' }
  | { type: 'seen'; transaction: Transaction }
  | { type: 'waitedLong' }
  | { type: 'cleared' };

export const FORM: DepositFlow = { phase: 'form' };

/** The deposit to check until it has ended. */
export const followedId = (flow: DepositFlow): string | null => ('depositId' in flow ? flow.depositId : null);

/** Prompted or paid at a backend that gives no further state. */
export const isUnfollowed = (flow: DepositFlow): boolean => flow.phase === 'waiting' && flow.depositId === '';

/** The server's state of a deposit. While the provider runs, a decline is shown by the provider, with a better text. */
function seen(flow: DepositFlow, transaction: Transaction): DepositFlow {
  const depositId = followedId(flow);
  const { id, status, reason, isOutcomeUnknown } = transaction;
  if (id !== depositId) return flow;
  if (status === 'completed') return { phase: 'credited', transaction };
  if (flow.phase === 'confirming') return flow;
  if (status === 'failed') return { phase: 'failed', failure: { reason: reason ?? 'paymentFailed' } };
  if (isOutcomeUnknown) return { phase: 'unknown', depositId };
  return status === 'review' ? { phase: 'review', depositId } : flow;
}

/** Events allowed in each phase; others are late and change nothing. */
function fromSending(flow: DepositFlow, event: DepositEvent): DepositFlow {
  if (event.type === 'accepted') return { phase: 'waiting', depositId: event.depositId };
  if (event.type === 'confirming') return { phase: 'confirming', depositId: event.depositId };
  if (event.type === 'failed') return { phase: 'failed', failure: event.failure };
  return event.type === 'lost' ? { phase: 'lost' } : flow;
}

function fromConfirming(depositId: string, flow: DepositFlow, event: DepositEvent): DepositFlow {
  if (event.type === 'confirmed') return { phase: 'waiting', depositId };
  if (event.type === 'unsettled') return { phase: 'unknown', depositId };
  return event.type === 'failed' ? { phase: 'failed', failure: event.failure } : flow;
}

const cleared = (flow: DepositFlow): DepositFlow =>
  flow.phase === 'failed' ? { phase: 'form', last: flow.failure } : FORM;

export function depositFlow(flow: DepositFlow, event: DepositEvent): DepositFlow {
  if (event.type === 'seen') return seen(flow, event.transaction);
  switch (flow.phase) {
    case 'form':
    case 'lost':
      if (event.type === 'cleared') return cleared(flow);
      return event.type === 'sent' ? { phase: 'sending' } : flow;
    case 'sending':
      return fromSending(flow, event);
    case 'confirming':
      return fromConfirming(flow.depositId, flow, event);
    case 'waiting':
      return event.type === 'waitedLong' ? { phase: 'unknown', depositId: flow.depositId } : flow;
    case 'failed':
      return event.type === 'cleared' ? cleared(flow) : flow;
    default:
      return flow;
  }
}
