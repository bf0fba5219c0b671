/** What the ledger asks of whoever takes cards. Amounts are cents of their currency. The adapter for Stripe is `stripe/`. */

import type { Currency } from '../../store/records/money.ts';

/** As Stripe names them; `succeeded` and `canceled` are final. */
export type CardIntentStatus =
  'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';

export interface CardIntent {
  paymentIntentId: string;
  /** Ours, from the metadata. */
  depositId: string | undefined;
  amountCents: number;
  /** What arrived; the amount asked for unless the provider took part of it. */
  receivedCents: number;
  /** Upper case, such as `USD`. */
  currency: string;
  status: CardIntentStatus;
  /** Of the latest attempt that failed, such as `insufficient_funds`. */
  declineCode?: string;
  /** The provider's words for the player about that attempt. */
  declineMessage?: string;
  card?: { brand: string; last4: string };
  /** The same for the same card, whoever pays with it. Of the latest attempt; never in logs, never on the wire. */
  cardFingerprint?: string;
  /** What a refund may still give back. */
  refundableCents: number;
}

export type CardRefundStatus = 'pending' | 'succeeded' | 'failed';

export interface CardRefund {
  refundId: string;
  paymentIntentId: string;
  /** Ours, from the metadata. */
  withdrawalId: string | undefined;
  amountCents: number;
  status: CardRefundStatus;
  failureReason?: string;
}

/** What a verified webhook says. The ledger reads the object again where the order of events could matter. */
export type CardEvent =
  | { id: string; kind: 'intent'; intent: CardIntent }
  | { id: string; kind: 'refund'; refund: CardRefund }
  | { id: string; kind: 'other'; type: string };

/**
 * Every call has a timeout and bounded retries with the same idempotency key.
 * @throws GatewayRefused when the provider says no; GatewayUnavailable when nothing was done; OutcomeUnknown when the
 * call may have had its effect.
 */
export interface CardGateway {
  /** The same key and amount answer the same intent again. */
  createIntent(ask: {
    depositId: string;
    uid: string;
    amountCents: number;
    currency: Currency;
    idempotencyKey: string;
    metadata?: Readonly<Record<string, string>>;
  }): Promise<CardIntent & { clientSecret: string }>;
  readIntent(paymentIntentId: string): Promise<CardIntent>;
  /** So that nobody can pay what was given up. Answers the intent as it is then, which may be paid. */
  cancelIntent(paymentIntentId: string): Promise<CardIntent>;
  refund(ask: {
    withdrawalId: string;
    paymentIntentId: string;
    amountCents: number;
    idempotencyKey: string;
  }): Promise<CardRefund>;
  readRefund(refundId: string): Promise<CardRefund>;
  /** The refund of this payment that the withdrawal made, however long ago; undefined when there is none. */
  findRefund(ask: { paymentIntentId: string; withdrawalId: string }): Promise<CardRefund | undefined>;
  /** @throws GatewayRefused when the signature does not verify. `rawBody` is the body as it came. */
  readEvent(rawBody: Buffer, signature: string | undefined): CardEvent;
}
