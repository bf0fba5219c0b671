/** Everything that only card payments need, in a chunk of its own: the provider's script and its card field. */
import { loadStripe } from '@stripe/stripe-js/pure';
import type {
  PaymentIntentResult,
  Stripe,
  StripeCardElementChangeEvent,
  StripeCardElementOptions,
  StripeError,
} from '@stripe/stripe-js';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useState } from 'react';
import { FieldError } from '@/shared/form';
import { t } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import type { Billing, CardHandle, CardOutcome } from './heldPayment';
import styles from './Card.module.scss';

const ADDRESS = '/sandbox/card/stripe.js';

/** How often it did not load. A browser keeps that a module failed, so the next try has another address. */
let failures = 0;
const address = () => (failures === 0 ? ADDRESS : `${ADDRESS}?try=${failures + 1}`);

/**
 * Loads the sandbox's Stripe.js before `loadStripe`, which then finds `window.Stripe` and downloads nothing. Sandbox
 * only; may be repeated, also after a failure.
 * The bank page (3D Secure) is, as with Stripe, a child of the body, not in the top layer, so a dialog opened by
 * `showModal` covers it: during `confirmCardPayment` such a dialog must use `show()`, and be a modal again afterwards.
 * Source: https://github.com/stripe/stripe-js/issues/599
 */
const loadSandboxStripe = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address();
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      failures += 1;
      reject(new Error(`${ADDRESS} does not load`));
    };
    document.head.append(script);
  });

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

/** These errors are about the card or the person; another card can pay the same payment. */
const ABOUT_THE_CARD: ReadonlySet<string> = new Set(['card_error', 'validation_error']);
/** Declines with a text of their own; the others say that the card was declined. */
const TOLD_DECLINES = /^(?:insufficient_funds|expired_card|incorrect_number|incorrect_cvc|processing_error)$/;
/** After these errors nobody knows whether the card was charged. */
const NOT_HEARD: ReadonlySet<string> = new Set(['api_connection_error', 'api_error', 'rate_limit_error']);

function outcomeOfError({ type, code, decline_code, payment_intent }: StripeError): CardOutcome {
  if (isPaid(payment_intent?.status)) return { kind: 'confirmed' };
  if (code === AUTHENTICATION) return { kind: 'failed', reason: 'authentication_failed', isFinal: false };
  if (NOT_HEARD.has(type)) return { kind: 'unsettled' };
  if (code === MOVED_ON || !ABOUT_THE_CARD.has(type)) return { kind: 'failed', reason: 'paymentFailed', isFinal: true };
  const told = decline_code ?? code ?? '';
  return { kind: 'failed', reason: TOLD_DECLINES.test(told) ? told : 'declined', isFinal: false };
}

function outcomeOf({ paymentIntent, error }: PaymentIntentResult): CardOutcome {
  if (error) return outcomeOfError(error);
  return isPaid(paymentIntent.status)
    ? { kind: 'confirmed' }
    : { kind: 'failed', reason: 'paymentFailed', isFinal: false };
}

/** The field is in the provider's frame, which our style sheet does not reach. */
function cardStyle(): NonNullable<StripeCardElementOptions['style']> {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    base: {
      color: token('--text'),
      iconColor: token('--primary-ink'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '17px',
      '::placeholder': { color: token('--text-soft') },
    },
    invalid: { color: token('--danger'), iconColor: token('--danger') },
  };
}

const UNSETTLED: CardOutcome = { kind: 'unsettled' };

/** The provider's field for number, date and code, which never reach the site. */
function CardField({ isDisabled, onCard }: { isDisabled: boolean; onCard: (card: CardHandle | null) => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [style] = useState(cardStyle);
  const [typed, setTyped] = useState<Pick<StripeCardElementChangeEvent, 'complete' | 'error'>>();
  const isComplete = typed?.complete ?? false;
  // The provider's own text is in few languages.
  const wrong = /number|expiry|cvc/.exec(typed?.error?.code ?? '')?.[0] ?? 'other';

  useEffect(() => {
    const pay = async (clientSecret: string, { name, email }: Billing): Promise<CardOutcome> => {
      const card = elements?.getElement(CardElement);
      if (!stripe || !card) return { kind: 'failed', reason: 'paymentFailed', isFinal: false };
      const billing = { name, ...(email && { email }) };
      try {
        const paying = stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details: billing } });
        return outcomeOf(await paying);
      } catch {
        logWarning('The card provider did not answer');
        return UNSETTLED;
      }
    };
    onCard({ isComplete, pay });
    return () => onCard(null);
  }, [elements, isComplete, onCard, stripe]);

  return (
    <div className={styles.card}>
      <p className={styles.label}>{t('deposit.cardDetails')}</p>
      <div className={styles.field}>
        <CardElement options={{ style, hidePostalCode: true, disabled: isDisabled }} onChange={setTyped} />
      </div>
      <FieldError>{typed?.error && t(`deposit.cardError.${wrong}`)}</FieldError>
      <p className={styles.safe}>{t('deposit.cardSafe')}</p>
    </div>
  );
}

interface CardBoxProps {
  stripe: Stripe;
  isDisabled: boolean;
  onCard: (card: CardHandle | null) => void;
}

export const CardBox = ({ stripe, ...field }: CardBoxProps) => (
  <Elements stripe={stripe}>
    <CardField {...field} />
  </Elements>
);
