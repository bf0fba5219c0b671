/** How a deposit goes, as a state machine. Pure; money that was credited or may have moved is never forgotten. */
import type { Transaction } from '@contract/wallet.ts';

/** Why it did not work. `text` is what the server or the provider says, where it says something. */
export interface Failure {
  /** A `TransactionReason`, or one of ours: `requestFailed`, `paymentFailed`. */
  reason: string;
  text?: string | undefined;
}

export type DepositFlow =
  /** To be filled in; `last` is what the try before came to. */
  | { phase: 'form'; last?: Failure }
  | { phase: 'sending' }
  /** With the provider, which may ask the player to authenticate. */
  | { phase: 'confirming'; depositId: string }
  /** The player is asked to approve it, or it is being booked. */
  | { phase: 'waiting'; depositId: string }
  /** Money may have moved: do not pay again, we keep checking. */
  | { phase: 'unknown'; depositId: string }
  /** The request got no answer: it may be sent again, and counts once. */
  | { phase: 'lost' }
  /** Other money came than was asked for: a person looks at it. */
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

/** The deposit that is asked about until it has ended. */
export const followedId = (flow: DepositFlow): string | null => ('depositId' in flow ? flow.depositId : null);

/** Prompted or paid, at a backend that does not tell what becomes of it: its work here is done. */
export const isUnfollowed = (flow: DepositFlow): boolean => flow.phase === 'waiting' && flow.depositId === '';

/** A deposit as the server has it. What the provider declines while it is asked, the provider says first, and better. */
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

/** What may follow in each phase; anything else comes too late and changes nothing. */
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
