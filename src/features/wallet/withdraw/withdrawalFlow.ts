/** How a withdrawal goes, as a pure machine that runs in the store. What an answer says is in the cache of the api. */
import type { WithdrawalMethod } from '@contract/wallet.ts';
import type { WithdrawalMethodId } from '@contract/walletTerms.ts';
import type { Flow } from '@/features/ui';
import type { Money } from '@/shared/money';

/** What the player looked over: from then on nothing that is loaded again changes it. It stays in the modal. */
export interface WithdrawalPlan {
  usdCents: number;
  method: WithdrawalMethod;
}

export interface WithdrawalUnderWay extends Money {
  methodId: WithdrawalMethodId | null;
  /** As the backend told it, to be copied. */
  transactionId: string | null;
  /** Why the try before was refused: a `TransactionReason`, or `wentWrong` where no answer says why. */
  refusal: string | null;
}

export type WithdrawalStep = Flow<'withdraw', WithdrawalUnderWay>;

export type WithdrawalEvent =
  | { type: 'reviewed'; of: Money & { methodId: WithdrawalMethodId } }
  | { type: 'sent' }
  | { type: 'accepted'; transactionId?: string | undefined }
  | { type: 'refused'; reason: string }
  /** No answer came: it may be sent again, and counts once. */
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

/** What does not follow in a step comes too late and changes nothing. */
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

/** What a step is called in the store. */
export const withdrawalStepName = ({ type }: WithdrawalEvent): string => NAMES[type];
