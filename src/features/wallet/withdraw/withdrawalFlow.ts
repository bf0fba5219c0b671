/** A withdrawal as a pure state machine in the store. Answers are in the API cache. */
import type { WithdrawalMethodId } from '@contract/walletTerms.ts';
import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import type { Flow } from '@/features/ui';
import type { Money } from '@/shared/money';

/** The confirmed withdrawal, which later loads do not change. It stays in the modal. */
export interface WithdrawalPlan {
  money: Money;
  method: WithdrawalMethod;
}

export interface WithdrawalUnderWay extends Money {
  methodId: WithdrawalMethodId | null;
  /** When the method has several; it does not tell a phone number. */
  destination?: string;
  /** From the backend, to be copied. */
  transactionId: string | null;
  /** Why the last try was refused: a `TransactionReason`, or `wentWrong` without a reason. */
  refusal: string | null;
}

export type WithdrawalStep = Flow<'withdraw', WithdrawalUnderWay>;

export type WithdrawalEvent =
  | { type: 'reviewed'; of: Money & { methodId: WithdrawalMethodId; destination?: string } }
  | { type: 'sent' }
  | { type: 'accepted'; transactionId?: string | undefined }
  | { type: 'refused'; reason: string }
  /** No answer: it may be sent again, and counts once. */
  | { type: 'lost' }
  | { type: 'wentBack' };

export const NO_WITHDRAWAL: WithdrawalUnderWay = {
  amountMinor: 0,
  currency: 'USD',
  methodId: null,
  transactionId: null,
  refusal: null,
};

function fromSending(flow: WithdrawalStep, event: WithdrawalEvent): WithdrawalStep {
  if (event.type === 'accepted') return { ...flow, step: 'done', transactionId: event.transactionId ?? null };
  if (event.type === 'refused') return { ...flow, step: 'form', refusal: event.reason };
  return event.type === 'lost' ? { ...flow, step: 'lost' } : flow;
}

/** Events that do not fit the step are late and change nothing. */
export function withdrawalFlow(flow: WithdrawalStep, event: WithdrawalEvent): WithdrawalStep {
  switch (flow.step) {
    case 'form':
      return event.type === 'reviewed' ? { ...NO_WITHDRAWAL, ...event.of, step: 'confirm' } : flow;
    case 'confirm':
    case 'lost':
      if (event.type === 'wentBack') return { ...NO_WITHDRAWAL, step: 'form' };
      return event.type === 'sent' ? { ...flow, step: 'sending' } : flow;
    case 'sending':
      return fromSending(flow, event);
    case 'done':
      return flow;
  }
}

const NAMES: Readonly<Record<WithdrawalEvent['type'], string>> = {
  reviewed: 'wallet/withdrawalReviewed',
  sent: 'wallet/withdrawalRequested',
  accepted: 'wallet/withdrawalAccepted',
  refused: 'wallet/withdrawalRefused',
  lost: 'wallet/answerLost',
  wentBack: 'wallet/withdrawalReopened',
};

/** The name of a step in the store. */
export const withdrawalStepName = ({ type }: WithdrawalEvent): string => NAMES[type];
