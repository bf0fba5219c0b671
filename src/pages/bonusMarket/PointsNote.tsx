import { LinkedText } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import styles from './BonusMarketPage.module.scss';

/** Says early that points cannot be collected yet, and what is possible. */
export const PointsNote = () => (
  <p className={styles.note}>
    <AnyIcon name="clock" size={24} />
    <span>
      <LinkedText message="bonusMarket.note" page="bonus" />
    </span>
  </p>
);
