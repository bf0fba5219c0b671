import { RetryButton, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';

interface Props {
  isTrying: boolean;
  onRetry: () => void;
}

export const TextFailed = ({ isTrying, onRetry }: Props) => (
  <StatePanel kind="failed" icon="wifiOff" title={t('textPage.failed')} text={t('textPage.failedText')}>
    <RetryButton isTrying={isTrying} onRetry={onRetry} />
  </StatePanel>
);
