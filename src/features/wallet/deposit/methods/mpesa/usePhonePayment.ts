import { type Delivered, useIntent } from '../../../intent/useIntent';
import { type PromptAnswer, type PromptArg, type PromptSeal, useSendPromptMutation } from './promptApi';
import type { DepositStepEvent } from '../../flow/depositSteps';
import { failureOf } from '../../flow/failureOf';

/** ResponseCode '0' is sent, not paid. */
const SENT_CODE = '0';

function eventOf(outcome: Delivered<PromptAnswer>): DepositStepEvent {
  if (outcome.kind === 'lost') return { type: 'lost' };
  if (outcome.kind === 'refused') return { type: 'failed', failure: failureOf(outcome.error, 'requestFailed') };
  const { ResponseCode, depositId, reason, errorMessage } = outcome.data;
  if (ResponseCode === SENT_CODE) return { type: 'accepted', depositId };
  return { type: 'failed', failure: { reason: reason ?? 'push_refused', text: errorMessage } };
}

interface Ask {
  prompt: Omit<PromptArg, 'idempotencyKey'>;
  phoneNumber: string;
  /** What the player filled in. */
  meaning: unknown;
}

/** Has the player's phone asked for a payment; `resend` asks for exactly the same once more. */
export function usePhonePayment(act: (event: DepositStepEvent) => void) {
  const [trigger] = useSendPromptMutation();
  const intent = useIntent<PromptArg, PromptAnswer>(trigger);
  const follow = async (sending: ReturnType<typeof intent.resend>): Promise<void> => {
    const outcome = await sending;
    if (outcome) act(eventOf(outcome));
  };
  return {
    send: ({ prompt, phoneNumber, meaning }: Ask) => {
      const { method, amountMinor, currency } = prompt;
      const sealed: PromptSeal = { phoneNumber };
      act({ type: 'sent', of: { method, amountMinor, currency } });
      return follow(intent.send({ ask: prompt, sealed, meaning }));
    },
    resend: () => {
      act({ type: 'sent' });
      return follow(intent.resend());
    },
  };
}
