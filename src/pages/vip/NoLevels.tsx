import { PageLink } from '@/features/ui';
import { RetryButton, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './VipPage.module.scss';

interface Props {
  isTrying: boolean;
  /** Only where the levels did not arrive. */
  onRetry?: () => void;
}

export const NoLevels = ({ isTrying, onRetry }: Props) => (
  <StatePanel
    icon="crown"
    kind={onRetry ? 'failed' : 'empty'}
    title={t(onRetry ? 'vip.failed' : 'vip.none')}
    text={t(onRetry ? 'vip.failedText' : 'vip.noneText')}
  >
    {onRetry && <RetryButton isTrying={isTrying} onRetry={onRetry} />}
    <PageLink page="bonus" className={styles.link}>
      {t('vip.bonuses')}
    </PageLink>
  </StatePanel>
);
