import { Button, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { CardHandle } from './box/cardHandle';
import styles from './CardPart.module.scss';
import { useLoadedCard } from './useLoadedCard';

interface Props {
  publishableKey: string;
  isDisabled: boolean;
  onCard: (card: CardHandle | null) => void;
}

/** The card field: loading, failed, or ready. */
export function CardPart({ publishableKey, ...field }: Props) {
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
