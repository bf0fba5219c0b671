import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { CardOutcome } from './cardHandle';

const AUTHENTICATION = 'payment_intent_authentication_failure';

/** Cancelled, as another one was begun elsewhere: the provider's words would not help. */
const MOVED_ON = 'payment_intent_unexpected_state';

const isPaid = (status: string | undefined): boolean => status === 'succeeded' || status === 'processing';

/** What the provider says about the card, or about the person; the payment can still be paid with another one. */
const ABOUT_THE_CARD: ReadonlySet<string> = new Set(['card_error', 'validation_error']);
/** Nothing was heard that can be relied on. */
const NOT_HEARD: ReadonlySet<string> = new Set(['api_connection_error', 'api_error', 'rate_limit_error']);

function outcomeOfError({ type, code, decline_code, message, payment_intent }: StripeError): CardOutcome {
  if (isPaid(payment_intent?.status)) return { kind: 'confirmed' };
  if (code === AUTHENTICATION)
    return { kind: 'failed', reason: 'authentication_failed', text: message, isFinal: false };
  if (NOT_HEARD.has(type)) return { kind: 'unsettled' };
  if (code === MOVED_ON) return { kind: 'failed', reason: 'paymentFailed', isFinal: true };
  const reason = decline_code === 'insufficient_funds' ? decline_code : 'declined';
  return { kind: 'failed', reason, text: message, isFinal: !ABOUT_THE_CARD.has(type) };
}

/** What became of a payment that the provider was asked to confirm. */
export function outcomeOf({ paymentIntent, error }: PaymentIntentResult): CardOutcome {
  if (error) return outcomeOfError(error);
  return isPaid(paymentIntent.status)
    ? { kind: 'confirmed' }
    : { kind: 'failed', reason: 'paymentFailed', isFinal: false };
}
