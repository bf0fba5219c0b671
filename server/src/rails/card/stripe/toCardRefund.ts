import type Stripe from 'stripe';
import type { CardRefund, CardRefundStatus } from '../CardGateway.ts';

const STATUSES = new Map<string | null, CardRefundStatus>([
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
  status: STATUSES.get(refund.status) ?? 'pending',
  failureReason: refund.failure_reason,
});
