import { type StkPushAnswer, StkPushAnswerSchema, type StkPushBody } from '@contract/wallet.ts';
import type { ApiError } from '@/api';
import { isGamingRefusal } from '@/features/gaming';
import type { Outcome } from '../../intent/outcomeOf';
import { useIntent } from '../../intent/useIntent';
import type { DepositEvent, Failure } from './depositFlow';

/** ResponseCode '0' is sent, not paid. */
const SENT_CODE = '0';

const ROUTE = { url: 'mpesa/stk-push', schema: StkPushAnswerSchema };

/** Said in words of their own. */
const BONUS_REFUSALS: ReadonlySet<unknown> = new Set(['bonus_unavailable', 'bonus_not_next']);

/** Why the backend did not take a request. */
export const failureOf = ({ code }: ApiError, reason: string): Failure => ({
  reason: code && (BONUS_REFUSALS.has(code) || isGamingRefusal(code)) ? code : reason,
});

function eventOf(outcome: Outcome<StkPushAnswer>): DepositEvent {
  if (outcome.kind === 'lost') return { type: 'lost' };
  if (outcome.kind === 'refused') return { type: 'failed', failure: failureOf(outcome.error, 'requestFailed') };
  const { ResponseCode, depositId, reason, errorMessage } = outcome.data;
  if (ResponseCode === SENT_CODE) return { type: 'accepted', depositId };
  return { type: 'failed', failure: { reason: reason ?? 'push_refused', text: errorMessage } };
}

/** Has the player's phone asked for a payment; `resend` asks for exactly the same once more. */
export function usePhonePayment(act: (event: DepositEvent) => void) {
  const intent = useIntent<StkPushBody, StkPushAnswer>(ROUTE);
  const follow = async (sending: ReturnType<typeof intent.resend>): Promise<void> => {
    act({ type: 'sent' });
    const outcome = await sending;
    if (outcome) act(eventOf(outcome));
  };
  return {
    /** `meaning` is what the player filled in. */
    send: (body: StkPushBody, meaning: unknown) => follow(intent.send(body, meaning)),
    resend: () => follow(intent.resend()),
  };
}
