import type Stripe from 'stripe';
import type { CardIntent, CardIntentStatus } from '../CardGateway.ts';

type Charge = Stripe.Charge;

/** Webhooks contain only its id, without data. */
const chargeOf = ({ latest_charge }: Stripe.PaymentIntent): Charge | undefined =>
  typeof latest_charge === 'object' && latest_charge !== null ? latest_charge : undefined;

/** A disputed charge cannot be refunded. */
function refundableOf(charge: Charge | undefined): number {
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

const STATUSES: readonly CardIntentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
];

/** An unknown status, which Stripe may add, counts as not ended. */
const statusOf = ({ status }: Stripe.PaymentIntent): CardIntentStatus =>
  STATUSES.find((known) => known === status) ?? 'processing';

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
