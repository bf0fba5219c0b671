import { FormattedMessage } from 'react-intl';
import { PageLink } from '@/features/ui';
import { RetryButton, StatePanel } from '@/shared/components';
import styles from './BonusMarketPage.module.scss';

interface Props {
  isTrying: boolean;
  /** Only where a part did not arrive. */
  onRetry?: () => void;
}

export const EmptyMarket = ({ isTrying, onRetry }: Props) => (
  <StatePanel
    icon="store"
    kind={onRetry ? 'failed' : 'empty'}
    title={<FormattedMessage id={onRetry ? 'bonusMarket.failed' : 'bonusMarket.empty'} />}
    text={<FormattedMessage id={onRetry ? 'bonusMarket.failedText' : 'bonusMarket.emptyText'} />}
  >
    {onRetry && <RetryButton isTrying={isTrying} onRetry={onRetry} />}
    <PageLink page="bonus" className={styles.link}>
      <FormattedMessage id="bonusMarket.depositBonuses" />
    </PageLink>
  </StatePanel>
);
