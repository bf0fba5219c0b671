import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './MarketCard.module.scss';

/** The price in bonus points, and when the offer opens; zero is free. */
export const Price = ({ points }: { points: number }) => (
  <div>
    <p className={styles.price}>
      <AnyIcon name="spark" size={20} />
      {points > 0 ? t('bonusMarket.points', { points }) : t('bonusMarket.free')}
    </p>
    <p className={styles.opens}>{points > 0 ? t('bonusMarket.opensAt', { points }) : t('bonusMarket.opensSoon')}</p>
  </div>
);
