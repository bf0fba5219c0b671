import { useState } from 'react';
import { t } from '@/shared/i18n';
import { WALLET_ICONS } from '../../../frame/icons';
import type { OpenDeposit, Payer } from '../PaymentMethod';
import type { CardHandle } from './box/cardHandle';
import { CardPart } from './CardPart';
import { cardFace } from './face';
import { useBilling } from './useBilling';
import { useCardPayment } from './useCardPayment';

/** Charges the card of the provider's field, which shows its own errors. */
export function useCard({ act, terms, isChosen }: OpenDeposit): Payer {
  const [card, setCard] = useState<CardHandle | null>(null);
  const billing = useBilling();
  const pay = useCardPayment(act, isChosen);
  return {
    fields: ({ isDisabled }) => (
      <CardPart publishableKey={terms.cardPublishableKey ?? ''} isDisabled={isDisabled} onCard={setCard} />
    ),
    missing: card?.isComplete ? null : { id: 'deposit.error.card' },
    pay: (order) => card && void pay({ order, card, billing }),
    waiting: { icon: cardFace.icon, title: 'deposit.paid', text: t('deposit.booking') },
    unfollowed: {
      icon: WALLET_ICONS.check,
      title: 'deposit.paid',
      text: t('deposit.paidText'),
    },
  };
}
