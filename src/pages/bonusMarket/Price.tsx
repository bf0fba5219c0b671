import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './MarketCard.module.scss';

interface Props {
  points: number;
  isForSale: boolean;
}

/** The price in bonus points, or that the offer is only shown. */
export const Price = ({ points, isForSale }: Props) => (
  <div>
    <p className={styles.price}>
      <AnyIcon name="spark" size={20} />
      {points > 0 ? t('bonusMarket.points', { points }) : t('bonusMarket.free')}
    </p>
    {!isForSale && <p className={styles.opens}>{t('bonusMarket.notForSale')}</p>}
  </div>
);
