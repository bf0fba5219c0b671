import type { ApiError } from '@/api';
import { isSaferPlayRefusal } from '@/features/saferPlay';
import { type Delivered, useIntent } from '../../intent/useIntent';
import { type PromptAnswer, type PromptArg, type PromptSeal, useSendPromptMutation } from '../../moneyApi';
import type { Failure } from './depositFlow';
import type { DepositStepEvent } from './depositSteps';

/** ResponseCode '0' is sent, not paid. */
const SENT_CODE = '0';

/** Said in words of their own. */
const BONUS_REFUSALS: ReadonlySet<unknown> = new Set(['bonus_unavailable', 'bonus_not_next']);

/** Why the backend did not take a request. */
export const failureOf = ({ code }: ApiError, reason: string): Failure => ({
  reason: code && (BONUS_REFUSALS.has(code) || isSaferPlayRefusal(code)) ? code : reason,
});

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
