import type { Stripe, StripeCardElementChangeEvent, StripeCardElementOptions } from '@stripe/stripe-js';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useState } from 'react';
import { FieldError } from '@/shared/form';
import { t } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import type { Billing, CardHandle, CardOutcome } from './cardHandle';
import { outcomeOf } from './openStripe';
import styles from './Card.module.scss';

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

interface CardFieldProps {
  isDisabled: boolean;
  /** Called with the card each time it changes. */
  onCard: (card: CardHandle | null) => void;
}

const UNSETTLED: CardOutcome = { kind: 'unsettled' };

/** The provider's field for number, date and code, which never reach the site. */
function CardField({ isDisabled, onCard }: CardFieldProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [style] = useState(cardStyle);
  const [typed, setTyped] = useState<Pick<StripeCardElementChangeEvent, 'complete' | 'error'>>();
  const isComplete = typed?.complete ?? false;

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
      <FieldError>{typed?.error?.message}</FieldError>
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
