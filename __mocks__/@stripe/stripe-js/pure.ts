/** Replaces Stripe.js: what react-stripe-js needs, with one card field. Tests reach it by `@/testing/fakeStripe`. */
import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';

type Listener = (event: unknown) => void;

interface Confirmed {
  clientSecret: string;
  billing: unknown;
}

export interface FakeStripe {
  /** Confirmed payments, oldest first. */
  readonly confirmed: readonly Confirmed[];
  /** Results of the next confirmations, or functions that give them; after the last, payments succeed. */
  answers: (PaymentIntentResult | Error | (() => Promise<PaymentIntentResult>))[];
  /** The player typed a whole card, or part of one, with an error or none. */
  type: (isComplete: boolean, error?: { code: string; message: string }) => void;
}

const SUCCEEDED = { paymentIntent: { id: 'pi_1', status: 'succeeded' } } as unknown as PaymentIntentResult;

/** A refusal with the provider's message. */
export const stripeError = (error: Record<string, unknown>): PaymentIntentResult =>
  ({ error }) as unknown as PaymentIntentResult;

function fakeElement() {
  const listeners = new Map<string, Set<Listener>>();
  const of = (name: string) => listeners.get(name) ?? new Set();
  const element = {
    on(name: string, listener: Listener) {
      listeners.set(name, of(name).add(listener));
      return element;
    },
    off(name: string, listener: Listener) {
      of(name).delete(listener);
      return element;
    },
    mount: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
  };
  return { element, tell: (name: string, event: unknown) => of(name).forEach((listener) => listener(event)) };
}

/** Like the real loader, finds the script in the page, or nothing. */
export const loadStripe = (publishableKey: string): Promise<Stripe | null> =>
  Promise.resolve(window.Stripe?.(publishableKey) ?? null);

/** Puts the fake where the loader looks for the provider's script. */
export function installFakeStripe(): FakeStripe {
  const card = fakeElement();
  const confirmed: Confirmed[] = [];
  const fake: FakeStripe = {
    confirmed,
    answers: [],
    type: (complete, error) => card.tell('change', { elementType: 'card', complete, empty: false, error }),
  };
  const elements = { create: () => card.element, update: () => undefined, getElement: () => card.element };
  const stripe = {
    elements: () => elements,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment(clientSecret: string, data: { payment_method: { billing_details: unknown } }) {
      confirmed.push({ clientSecret, billing: data.payment_method.billing_details });
      const next = fake.answers.shift() ?? SUCCEEDED;
      if (typeof next === 'function') return next();
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
  };
  Object.assign(window, { Stripe: () => stripe });
  return fake;
}

export const removeFakeStripe = (): void => void Reflect.deleteProperty(window, 'Stripe');
