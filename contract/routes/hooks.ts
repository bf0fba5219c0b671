/** Callbacks of payment providers. The server makes the `secret` for each record and kind of call. */
import { route } from './route.ts';

interface OfRecord {
  secret: string;
  /** Id of our deposit or withdrawal. */
  id: string;
}
interface Heard {
  ResultCode: 0;
  ResultDesc: 'Accepted';
}

export const cardEvent = route<{ answer: { received: true }; error: 'signature_invalid' | 'provider_unavailable' }>(
  'POST /hooks/card',
);
export const pushResult = route<{ params: OfRecord; answer: Heard }>('POST /hooks/mobile/:secret/:id');
export const payoutResult = route<{ params: OfRecord; answer: Heard }>('POST /hooks/mobile/:secret/payouts/:id');
export const payoutTimeout = route<{ params: OfRecord; answer: Heard }>(
  'POST /hooks/mobile/:secret/payouts/:id/timeout',
);
