import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { FieldError } from '@/shared/form';
import { t } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import type { Billing, CardHandle, CardOutcome } from './cardHandle';
import styles from './Card.module.scss';
import { cardStyle } from './cardStyle';
import { outcomeOf } from './outcomeOf';

interface Props {
  isDisabled: boolean;
  /** Called with the card each time it changes. */
  onCard: (card: CardHandle | null) => void;
}

const UNSETTLED: CardOutcome = { kind: 'unsettled' };

/** The provider's field for number, date and code, which never reach the site. */
export function CardField({ isDisabled, onCard }: Props) {
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
