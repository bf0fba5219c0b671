import { FormattedMessage, useIntl } from 'react-intl';
import { useJoin } from '@/features/content';
import { Button, MoreIcon } from '@/shared/components';
import styles from './MarketCard.module.scss';

interface Props {
  /** Bonus points; nought is free. */
  points: number;
  /** What is bought, for the button's name. */
  title: string;
}

/** What an offer costs, and the way to it: a visitor has no points yet and is asked in. */
export function Price({ points, title }: Props) {
  const intl = useIntl();
  const join = useJoin();
  return (
    <div className={styles.foot}>
      <p className={styles.price}>
        <MoreIcon name="spark" size={20} />
        {points > 0 ? (
          <FormattedMessage id="bonusMarket.points" values={{ points }} />
        ) : (
          <FormattedMessage id="bonusMarket.free" />
        )}
      </p>
      <Button aria-label={intl.formatMessage({ id: 'bonusMarket.getNamed' }, { title })} onClick={join}>
        <FormattedMessage id="bonusMarket.get" />
      </Button>
    </div>
  );
}
