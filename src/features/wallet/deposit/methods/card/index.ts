import { QUICK_AMOUNTS } from '@contract/walletTerms.ts';
import type { PaymentMethod } from '../PaymentMethod';
import { cardFace } from './face';
import messages from './messages';
import { useCard } from './useCard';

export const card: PaymentMethod = {
  id: 'stripe',
  place: 2,
  face: cardFace,
  messages,
  hint: 'deposit.hint.card',
  currencies: {
    USD: {
      below: 'deposit.error.cardBelow',
      above: 'deposit.error.cardAbove',
      quickAmounts: QUICK_AMOUNTS.card.USD,
    },
    KES: {
      below: 'deposit.error.cardBelowKes',
      above: 'deposit.error.cardAboveKes',
      quickAmounts: QUICK_AMOUNTS.card.KES,
    },
  },
  hasCents: true,
  closesAfterMs: 3_000,
  isReady: ({ publishableKey }) => Boolean(publishableKey),
  usePayer: useCard,
};
