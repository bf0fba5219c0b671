import { type StkPushAnswer, StkPushAnswerSchema, type StkPushBody } from '@contract/wallet.ts';
import type { ApiError, Sent } from '@/api';
import { isUnanswered, useIntent } from '../../intent/useIntent';
import type { DepositEvent, Failure } from './depositFlow';

/** ResponseCode '0' is sent, not paid. */
const SENT_CODE = '0';

/** Why the backend did not take a request. */
export const failureOf = ({ code }: ApiError, reason: string): Failure => ({
  reason: code === 'bonus_unavailable' ? code : reason,
});

function eventOf({ data, error }: Sent<StkPushAnswer>): DepositEvent {
  if (error) {
    return isUnanswered(error) ? { type: 'lost' } : { type: 'failed', failure: failureOf(error, 'requestFailed') };
  }
  if (data.ResponseCode === SENT_CODE) return { type: 'accepted', depositId: data.depositId };
  return { type: 'failed', failure: { reason: 'push_refused', text: data.errorMessage } };
}

/** Has the player's phone asked for a payment. */
export function usePhonePayment(act: (event: DepositEvent) => void) {
  const send = useIntent();
  return async (body: StkPushBody): Promise<void> => {
    act({ type: 'sent' });
    const sent = await send({ url: 'mpesa/stk-push', body, schema: StkPushAnswerSchema });
    if (sent) act(eventOf(sent));
  };
}
