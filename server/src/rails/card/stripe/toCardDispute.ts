import type Stripe from 'stripe';
import type { CardDispute } from '../CardGateway.ts';

/** A warning that was closed took no money. Source: https://docs.stripe.com/api/disputes/object */
const ENDS = new Map<string, CardDispute['status']>([
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
]);

export const toCardDispute = ({ id, payment_intent: intent, amount, status }: Stripe.Dispute): CardDispute => ({
  disputeId: id,
  paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? ''),
  amountCents: amount,
  status: ENDS.get(status) ?? 'open',
});
