import { FormattedMessage } from 'react-intl';
import { PageLink } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import styles from './BonusMarketPage.module.scss';

/** Says before anybody looks for it: points cannot be collected yet, and what there is meanwhile. */
export const PointsNote = () => (
  <p className={styles.note}>
    <AnyIcon name="clock" size={24} />
    <span>
      <FormattedMessage
        id="bonusMarket.note"
        values={{
          link: (words) => (
            <PageLink key="bonuses" page="bonus">
              {words}
            </PageLink>
          ),
        }}
      />
    </span>
  </p>
);
