/** Reads Stripe's objects into the words of the ledger. */
import Stripe from 'stripe';
import { INTENT_STATUSES } from '../CardGateway.ts';
import type { CardDispute, CardEvent, CardIntent, CardIntentStatus, CardRefund } from '../CardGateway.ts';
import { GatewayRefused } from '../../providerCalls.ts';

/** A webhook contains only the id of the charge, without data. */
const chargeOf = ({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | undefined =>
  typeof latest_charge === 'object' && latest_charge !== null ? latest_charge : undefined;

/** A disputed charge cannot be refunded. */
function refundableOf(charge: Stripe.Charge | undefined): number {
  if (!charge || charge.status !== 'succeeded' || charge.disputed) return 0;
  return charge.amount_captured - charge.amount_refunded;
}

function cardOf(intent: Stripe.PaymentIntent): Pick<CardIntent, 'card' | 'cardFingerprint'> {
  const used = chargeOf(intent)?.payment_method_details?.card ?? intent.last_payment_error?.payment_method?.card;
  if (!used) return {};
  return {
    ...(used.brand && used.last4 && { card: { brand: used.brand, last4: used.last4 } }),
    ...(used.fingerprint && { cardFingerprint: used.fingerprint }),
  };
}

function declineOf({ last_payment_error: error }: Stripe.PaymentIntent) {
  if (!error) return {};
  return { declineCode: error.decline_code ?? error.code, declineMessage: error.message };
}

/** An unknown status, which Stripe may add, counts as not ended. */
const statusOf = ({ status }: Stripe.PaymentIntent): CardIntentStatus =>
  INTENT_STATUSES.find((known) => known === status) ?? 'processing';

/** Reads the fields for the ledger; an expanded `latest_charge` contains card and refunds. */
export const toCardIntent = (intent: Stripe.PaymentIntent): CardIntent => ({
  paymentIntentId: intent.id,
  depositId: intent.metadata['depositId'],
  amountCents: intent.amount,
  receivedCents: intent.amount_received,
  currency: intent.currency.toUpperCase(),
  status: statusOf(intent),
  ...declineOf(intent),
  ...cardOf(intent),
  refundableCents: refundableOf(chargeOf(intent)),
});

const REFUND_STATUSES = new Map<string | null, CardRefund['status']>([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

const idOf = (given: string | { id: string } | null): string => (typeof given === 'string' ? given : (given?.id ?? ''));

export const toCardRefund = (refund: Stripe.Refund): CardRefund => ({
  refundId: refund.id,
  paymentIntentId: idOf(refund.payment_intent),
  withdrawalId: refund.metadata?.['withdrawalId'],
  amountCents: refund.amount,
  status: REFUND_STATUSES.get(refund.status) ?? 'pending',
  failureReason: refund.failure_reason,
});

/** A warning that was closed took no money. Source: https://docs.stripe.com/api/disputes/object */
const ENDS = new Map<string, CardDispute['status']>([
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
]);

const toCardDispute = ({ id, payment_intent: intent, amount, status }: Stripe.Dispute): CardDispute => ({
  disputeId: id,
  paymentIntentId: idOf(intent),
  amountCents: amount,
  status: ENDS.get(status) ?? 'open',
});

function verified(rawBody: Buffer, signature: string | undefined, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature ?? '', secret);
  } catch {
    // The SDK's message would quote the body, so every mistake gets this one.
    throw new GatewayRefused('bad_signature', 'the signature of the webhook does not verify');
  }
}

/** @throws GatewayRefused when the signature is wrong or older than five minutes */
export function readEvent(rawBody: Buffer, signature: string | undefined, secret: string): CardEvent {
  const { id, type, data } = verified(rawBody, signature, secret);
  const object: { object?: string } = data.object;
  if (object.object === 'payment_intent') {
    return { id, kind: 'intent', intent: toCardIntent(object as Stripe.PaymentIntent) };
  }
  if (object.object === 'refund') return { id, kind: 'refund', refund: toCardRefund(object as Stripe.Refund) };
  if (object.object === 'dispute') return { id, kind: 'dispute', dispute: toCardDispute(object as Stripe.Dispute) };
  return { id, kind: 'other', type };
}
