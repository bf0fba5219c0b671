import { QUICK_AMOUNTS } from '@contract/walletTerms.ts';
import type { PaymentMethod } from '../PaymentMethod';
import { cardFace } from './face';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { useCard } from './useCard';

export const card: PaymentMethod = {
  id: 'stripe',
  place: 2,
  face: cardFace,
  messages: { en, sw },
  texts: { hint: 'deposit.hint.card', below: 'deposit.error.cardBelow', above: 'deposit.error.cardAbove' },
  currency: 'USD',
  quickAmounts: QUICK_AMOUNTS.card.USD,
  hasCents: true,
  closesAfterMs: 3_000,
  isOffered: ({ hasCard, cardPublishableKey }) => hasCard && Boolean(cardPublishableKey),
  limitsOf: ({ cardDeposit }) => cardDeposit,
  usePayer: useCard,
  inKes: {
    texts: { hint: 'deposit.hint.card', below: 'deposit.error.cardBelowKes', above: 'deposit.error.cardAboveKes' },
    currency: 'KES',
    quickAmounts: QUICK_AMOUNTS.card.KES,
    limitsOf: ({ inKes }) => inKes.cardDeposit,
  },
};
