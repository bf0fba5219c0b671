/** How a withdrawal goes, as a state machine. Pure. */
import type { WithdrawalMethod } from '@contract/wallet.ts';

/** What the player looked over: from then on nothing that is loaded anew changes it. */
export interface WithdrawalPlan {
  usdCents: number;
  method: WithdrawalMethod;
}

export type WithdrawalFlow =
  /** `refusal` is why the try before was refused. */
  | { phase: 'form'; refusal?: string }
  | { phase: 'confirm'; plan: WithdrawalPlan }
  | { phase: 'sending'; plan: WithdrawalPlan }
  /** No answer came: it may be sent again, and counts once. */
  | { phase: 'lost'; plan: WithdrawalPlan }
  /** `transactionId` as the backend told it, to be copied. */
  | { phase: 'done'; message: string; transactionId?: string | undefined };

export type WithdrawalEvent =
  | { type: 'reviewed'; plan: WithdrawalPlan }
  | { type: 'sent' }
  | { type: 'accepted'; message: string; transactionId?: string | undefined }
  | { type: 'refused'; message: string }
  | { type: 'lost' }
  | { type: 'wentBack' };

export const FORM: WithdrawalFlow = { phase: 'form' };

function fromSending(flow: WithdrawalFlow & { phase: 'sending' }, event: WithdrawalEvent): WithdrawalFlow {
  if (event.type === 'accepted') return { phase: 'done', message: event.message, transactionId: event.transactionId };
  if (event.type === 'refused') return { phase: 'form', refusal: event.message };
  return event.type === 'lost' ? { phase: 'lost', plan: flow.plan } : flow;
}

/** What does not follow in a phase comes too late and changes nothing. */
export function withdrawalFlow(flow: WithdrawalFlow, event: WithdrawalEvent): WithdrawalFlow {
  switch (flow.phase) {
    case 'form':
      return event.type === 'reviewed' ? { phase: 'confirm', plan: event.plan } : flow;
    case 'confirm':
    case 'lost':
      if (event.type === 'wentBack') return FORM;
      return event.type === 'sent' ? { phase: 'sending', plan: flow.plan } : flow;
    case 'sending':
      return fromSending(flow, event);
    case 'done':
      return flow;
  }
}
