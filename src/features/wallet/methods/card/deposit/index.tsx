import { QUICK_AMOUNTS } from '@contract/walletTerms.ts';
import { Button, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import { useSelector } from 'react-redux';
import { selectPlayer } from '@/features/auth';
import { useIdentityUser } from '@/identity';
import { useState } from 'react';
import type { Billing, CardHandle } from './heldPayment';
import { useCardPayment, useLoadedCard } from './useCardPayment';
import { WALLET_ICONS } from '../../../frame/WalletModal';
import type { OpenDeposit, Payer, PaymentMethod } from '../../Method';
import { cardFace } from '../face';
import messages from './messages';
import styles from './CardPart.module.scss';

interface Props {
  publishableKey: string;
  isDisabled: boolean;
  onCard: (card: CardHandle | null) => void;
}

function CardPart({ publishableKey, ...field }: Props) {
  const { state, retry } = useLoadedCard(publishableKey);
  if (state.kind === 'ready') return <state.CardBox stripe={state.stripe} {...field} />;
  if (state.kind === 'loading') {
    return <Skeletons message="deposit.cardLoading" count={1} itemClassName={styles.waiting} />;
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{t('deposit.cardScriptFailed')}</p>
      <Button variant="quiet" onClick={retry}>
        {t('app.tryAgain')}
      </Button>
    </div>
  );
}

/** A player without name and e-mail is called so (docs/product.md, Deposits). */
const NAMELESS = 'Customer';

function useBilling(): Billing {
  const name = useSelector(selectPlayer)?.displayName;
  const email = useIdentityUser()?.email ?? undefined;
  return { name: name || email || NAMELESS, email };
}

/** Charges the card of the provider's field, which shows its own errors. */
function useCard({ act, isChosen }: OpenDeposit): Payer {
  const [card, setCard] = useState<CardHandle | null>(null);
  const billing = useBilling();
  const pay = useCardPayment(act, isChosen);
  return {
    fields: ({ isDisabled, terms }) => (
      <CardPart publishableKey={terms.publishableKey ?? ''} isDisabled={isDisabled} onCard={setCard} />
    ),
    missing: card?.isComplete ? null : { id: 'deposit.error.card' },
    pay: (order) => card && void pay({ order, card, billing }),
    waiting: { icon: cardFace.icon, title: 'deposit.paid', text: t('deposit.booking') },
    unfollowed: { icon: WALLET_ICONS.check, title: 'deposit.paid', text: t('deposit.paidText') },
  };
}

export const cardDeposit: PaymentMethod = {
  id: 'stripe',
  place: 2,
  face: cardFace,
  messages,
  hint: 'deposit.hint.card',
  currencies: {
    USD: { below: 'deposit.error.cardBelow', above: 'deposit.error.cardAbove', quickAmounts: QUICK_AMOUNTS.card.USD },
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
