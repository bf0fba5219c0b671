import type { Purchase } from '@contract/market.ts';
import { useSpinsSlot } from '@/features/games';
import { PageLink } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import styles from './Buy.module.scss';

interface Props {
  purchase: Purchase;
  /** Whether the way to play free spins is here, not beside it. */
  hasPlay: boolean;
}

/** What came out of it. */
export function Bought({ purchase, hasPlay }: Props) {
  const playSpins = useSpinsSlot(hasPlay && purchase.freeSpins > 0 ? purchase.gameId : undefined);
  return (
    <>
      <p className={styles.bought}>
        <Prize purchase={purchase} /> <PageLink page="bonus">{t('bonusMarket.toBonuses')}</PageLink>
      </p>
      {playSpins && <Button onClick={playSpins}>{t('bonusMarket.playSpins')}</Button>}
    </>
  );
}

const Prize = ({ purchase: { bonus, currency, freeSpins } }: { purchase: Purchase }) =>
  freeSpins > 0
    ? t('bonusMarket.gotSpins', { count: freeSpins })
    : t('bonusMarket.gotBonus', { amount: <Amount key="bonus" money={moneyOf(bonus, currency)} /> });
