import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { loadSandboxStripe } from './loadSandboxStripe';

/** The provider's script; in the sandbox its stand-in is loaded first. @throws when it cannot be loaded */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  if (__SANDBOX__ && !window.Stripe) await loadSandboxStripe();
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The card script is not there');
  return stripe;
}
