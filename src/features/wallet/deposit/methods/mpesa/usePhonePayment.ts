import { type Delivered, useIntent } from '../../../intent/useIntent';
import type { DepositStepEvent } from '../../flow/depositSteps';
import { failureOf, isPhoneRefusal } from '../../flow/failureOf';
import type { Order } from '../PaymentMethod';
import { type PromptAnswer, type PromptArg, type PromptSeal, useSendPromptMutation } from './promptApi';

/** ResponseCode '0' means sent, not paid. */
const SENT_CODE = '0';

function eventOf(outcome: Delivered<PromptAnswer>): DepositStepEvent {
  if (outcome.kind === 'lost') return { type: 'lost' };
  if (outcome.kind === 'refused') return { type: 'failed', failure: failureOf(outcome.error, 'requestFailed') };
  const { ResponseCode, depositId, reason, errorMessage } = outcome.data;
  if (ResponseCode === SENT_CODE) return { type: 'accepted', depositId };
  return { type: 'failed', failure: { reason: reason ?? 'push_refused', text: errorMessage } };
}

/** Sends a payment request to a phone; `resend` repeats exactly the same. */
export function usePhonePayment(act: (event: DepositStepEvent) => void) {
  const [trigger] = useSendPromptMutation();
  const intent = useIntent<PromptArg, PromptAnswer>(trigger);
  const follow = async (sending: ReturnType<typeof intent.resend>): Promise<void> => {
    const outcome = await sending;
    if (!outcome) return;
    const event = eventOf(outcome);
    act(event);
    if (event.type === 'failed' && isPhoneRefusal(event.failure.reason)) act({ type: 'cleared' });
  };
  return {
    send: ({ amountMinor, bonusId, chosenBonusId }: Order, phoneNumber: string) => {
      const paid = { method: 'mpesa', amountMinor, currency: 'KES' } as const;
      const sealed: PromptSeal = { phoneNumber };
      act({ type: 'sent', of: paid });
      const ask = { ...paid, ...(bonusId && { bonusId }) };
      return follow(intent.send({ ask, sealed, meaning: [amountMinor, phoneNumber, chosenBonusId] }));
    },
    resend: () => {
      act({ type: 'sent' });
      return follow(intent.resend());
    },
  };
}
