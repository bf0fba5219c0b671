import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { loadSandboxStripe } from './loadSandboxStripe';

/**
 * The card provider's script, which comes from the provider itself. In the sandbox its stand-in is put in place first.
 * @throws when it cannot be loaded; it may be tried again
 */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  if (__SANDBOX__ && !window.Stripe) await loadSandboxStripe();
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The card script is not there');
  return stripe;
}
