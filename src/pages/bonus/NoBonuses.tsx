import { RetryButton, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';

interface Props {
  isTrying: boolean;
  /** Only when the list did not load. */
  onRetry?: () => void;
}

export const NoBonuses = ({ isTrying, onRetry }: Props) => (
  <StatePanel icon="gift" title={t('bonus.none')}>
    {onRetry && <RetryButton variant="quiet" isTrying={isTrying} onRetry={onRetry} />}
  </StatePanel>
);
