/** Records of the sandbox Daraja. Times are Unix ms, amounts whole KES. */
import type { KeptDocument } from '../shared/KeptDocuments.ts';

/** The person with the phone, or the network, handles a prompt or payout in one of these ways. */
export type Outcome =
  | 'paid'
  | 'cancelled'
  | 'insufficient'
  | 'unreachable'
  | 'wrongPin'
  | 'refused'
  | 'silent'
  | 'repeated'
  | 'otherAmount'
  | 'payoutFails';

/** A payment prompt; `id` is the CheckoutRequestID. */
export interface Push extends KeptDocument {
  merchantRequestId: string;
  msisdn: string;
  amountKes: number;
  reference: string;
  callbackUrl: string;
  outcome: Outcome;
  endsAt: number;
  resultCode: number;
  resultText: string;
  /** A paid prompt alone has it. */
  receipt?: string;
  paidKes?: number;
}

/** A payment to a phone; `id` is the OriginatorConversationID. */
export interface Payout extends KeptDocument {
  conversationId: string;
  msisdn: string;
  amountKes: number;
  endsAt: number;
  resultCode: number;
  resultText: string;
  receipt: string;
}

export interface MpesaBooks {
  pushes: Push[];
  payouts: Payout[];
}
