/** The ledger's interface to the card provider, whose adapter for Stripe is `stripe/`. Amounts are cents of their currency. */
import type { Currency } from '../../store/records/money.ts';
import type { LedgerContext } from '../../ledger/index.ts';
import { HOUR, MINUTE, PAYOUT_CHECKS, SECOND } from '../providerCalls.ts';

/** Stripe's own names; `succeeded` and `canceled` are final. */
export const INTENT_STATUSES = [
  ...(['requires_payment_method', 'requires_confirmation', 'requires_action'] as const),
  ...(['processing', 'succeeded', 'canceled'] as const),
];
export type CardIntentStatus = (typeof INTENT_STATUSES)[number];

export interface CardIntent {
  paymentIntentId: string;
  /** Our id stands in the metadata. */
  depositId: string | undefined;
  amountCents: number;
  /** The requested amount arrived, unless the provider took only a part. */
  receivedCents: number;
  /** The code is in upper case, such as `USD`. */
  currency: string;
  status: CardIntentStatus;
  /** The decline code of the latest failed attempt, such as `insufficient_funds`. */
  declineCode?: string;
  /** The provider says this to the player about that attempt. */
  declineMessage?: string;
  card?: { brand: string; last4: string };
  /** One card has the same in every account. It belongs to the latest attempt, and is never logged or sent. */
  cardFingerprint?: string;
  /** The amount that refunds can still return. */
  refundableCents: number;
}

export type CardRefundStatus = 'pending' | 'succeeded' | 'failed';

export interface CardRefund {
  refundId: string;
  paymentIntentId: string;
  /** Our id stands in the metadata. */
  withdrawalId: string | undefined;
  amountCents: number;
  status: CardRefundStatus;
  failureReason?: string;
}

/** `open` until the bank has decided. */
export interface CardDispute {
  disputeId: string;
  paymentIntentId: string;
  amountCents: number;
  status: 'open' | 'won' | 'lost';
}

/** The content of a verified webhook. The ledger reads the object again when the order of events matters. */
export type CardEvent =
  | { id: string; kind: 'intent'; intent: CardIntent }
  | { id: string; kind: 'refund'; refund: CardRefund }
  | { id: string; kind: 'dispute'; dispute: CardDispute }
  | { id: string; kind: 'other'; type: string };

/** Calls have a timeout, and retry with the same key. @throws GatewayRefused; GatewayUnavailable: nothing was done; OutcomeUnknown */
export interface CardGateway {
  /** The same key and amount give the same intent again. */
  createIntent(ask: {
    depositId: string;
    uid: string;
    amountCents: number;
    currency: Currency;
    idempotencyKey: string;
    metadata?: Readonly<Record<string, string>>;
  }): Promise<CardIntent & { clientSecret: string }>;
  readIntent(paymentIntentId: string): Promise<CardIntent>;
  /** Stops an abandoned payment from being paid. Returns the intent after it, which may be paid. */
  cancelIntent(paymentIntentId: string): Promise<CardIntent>;
  refund(ask: {
    withdrawalId: string;
    paymentIntentId: string;
    amountCents: number;
    idempotencyKey: string;
  }): Promise<CardRefund>;
  readRefund(refundId: string): Promise<CardRefund>;
  /** The refund of this payment for the withdrawal, of any age; undefined when there is none. */
  findRefund(ask: { paymentIntentId: string; withdrawalId: string }): Promise<CardRefund | undefined>;
  /** @throws GatewayRefused when the signature is wrong. `rawBody` is the unchanged body. */
  readEvent(rawBody: Buffer, signature: string | undefined): CardEvent;
}

/** All times are in milliseconds. */
export interface CardTiming {
  /** The pauses between checks of a refund; the last one repeats. */
  payoutChecks: readonly number[];
  /** The pauses between queries about a payment; the last one repeats. */
  cardChecks: readonly number[];
  /** After this time an unfinished payment is cancelled at the provider. */
  cardAbandonedAfter: number;
  /** The provider repeats its answer to a key for this long. */
  cardKeysLast: number;
}

export const CARD_TIMING: CardTiming = {
  payoutChecks: PAYOUT_CHECKS,
  cardChecks: [30, 60, 120, 300, 600].map((seconds) => seconds * SECOND),
  cardAbandonedAfter: 30 * MINUTE,
  cardKeysLast: 20 * HOUR,
};

export type CardContext = LedgerContext & { card: CardGateway; timing: CardTiming };
