import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentIntentResult, Stripe, StripeError } from '@stripe/stripe-js';
import { loadSandboxStripe } from './loadSandboxStripe';
import type { CardOutcome } from './cardHandle';

/** The provider's script; in the sandbox its stand-in is loaded first. @throws when it cannot be loaded */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  if (__SANDBOX__ && !window.Stripe) await loadSandboxStripe();
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The card script is not there');
  return stripe;
}

const AUTHENTICATION = 'payment_intent_authentication_failure';

/** Cancelled because another payment began elsewhere: the provider's text would not help. */
const MOVED_ON = 'payment_intent_unexpected_state';

const isPaid = (status: string | undefined): boolean => status === 'succeeded' || status === 'processing';

/** Errors about the card or the person; another card can pay the same payment. */
const ABOUT_THE_CARD: ReadonlySet<string> = new Set(['card_error', 'validation_error']);
/** No reliable answer. */
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

/** The outcome of a confirmation by the provider. */
export function outcomeOf({ paymentIntent, error }: PaymentIntentResult): CardOutcome {
  if (error) return outcomeOfError(error);
  return isPaid(paymentIntent.status)
    ? { kind: 'confirmed' }
    : { kind: 'failed', reason: 'paymentFailed', isFinal: false };
}
