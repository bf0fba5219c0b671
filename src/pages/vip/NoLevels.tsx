import { FormattedMessage } from 'react-intl';
import { PageLink } from '@/features/ui';
import { RetryButton, StatePanel } from '@/shared/components';
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
    title={<FormattedMessage id={onRetry ? 'vip.failed' : 'vip.none'} />}
    text={<FormattedMessage id={onRetry ? 'vip.failedText' : 'vip.noneText'} />}
  >
    {onRetry && <RetryButton isTrying={isTrying} onRetry={onRetry} />}
    <PageLink page="bonus" className={styles.link}>
      <FormattedMessage id="vip.bonuses" />
    </PageLink>
  </StatePanel>
);
