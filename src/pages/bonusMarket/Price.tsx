import { FormattedMessage } from 'react-intl';
import { AnyIcon } from '@/shared/components';
import styles from './MarketCard.module.scss';

/** What an offer costs in bonus points, and when it opens; nought is free. */
export const Price = ({ points }: { points: number }) => (
  <div>
    <p className={styles.price}>
      <AnyIcon name="spark" size={20} />
      {points > 0 ? (
        <FormattedMessage id="bonusMarket.points" values={{ points }} />
      ) : (
        <FormattedMessage id="bonusMarket.free" />
      )}
    </p>
    <p className={styles.opens}>
      {points > 0 ? (
        <FormattedMessage id="bonusMarket.opensAt" values={{ points }} />
      ) : (
        <FormattedMessage id="bonusMarket.opensSoon" />
      )}
    </p>
  </div>
);
