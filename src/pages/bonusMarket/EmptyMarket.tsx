import { PageLink } from '@/features/ui';
import { RetryButton, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
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
    title={t(onRetry ? 'bonusMarket.failed' : 'bonusMarket.empty')}
    text={t(onRetry ? 'bonusMarket.failedText' : 'bonusMarket.emptyText')}
  >
    {onRetry && <RetryButton isTrying={isTrying} onRetry={onRetry} />}
    <PageLink page="bonus" className={styles.link}>
      {t('bonusMarket.depositBonuses')}
    </PageLink>
  </StatePanel>
);
