import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { CardField } from './CardField';
import type { CardHandle } from './cardHandle';

interface Props {
  stripe: Stripe;
  isDisabled: boolean;
  onCard: (card: CardHandle | null) => void;
}

export const CardBox = ({ stripe, ...field }: Props) => (
  <Elements stripe={stripe}>
    <CardField {...field} />
  </Elements>
);
