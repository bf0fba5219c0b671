import Stripe from 'stripe';
import type { CardEvent } from '../CardGateway.ts';
import { GatewayRefused } from '../../gateway/gatewayErrors.ts';
import { toCardDispute } from './toCardDispute.ts';
import { toCardIntent } from './toCardIntent.ts';
import { toCardRefund } from './toCardRefund.ts';

function verified(rawBody: Buffer, signature: string | undefined, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature ?? '', secret);
  } catch {
    // For any mistake: the SDK's message would quote the body.
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
