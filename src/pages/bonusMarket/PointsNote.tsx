import { LinkedText } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import styles from './BonusMarketPage.module.scss';

/** Says before anybody looks for it: points cannot be collected yet, and what there is meanwhile. */
export const PointsNote = () => (
  <p className={styles.note}>
    <AnyIcon name="clock" size={24} />
    <span>
      <LinkedText message="bonusMarket.note" page="bonus" />
    </span>
  </p>
);
