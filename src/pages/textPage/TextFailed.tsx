import { FormattedMessage } from 'react-intl';
import { RetryButton, StatePanel } from '@/shared/components';

interface Props {
  isTrying: boolean;
  onRetry: () => void;
}

export const TextFailed = ({ isTrying, onRetry }: Props) => (
  <StatePanel
    kind="failed"
    icon="wifiOff"
    title={<FormattedMessage id="textPage.failed" />}
    text={<FormattedMessage id="textPage.failedText" />}
  >
    <RetryButton isTrying={isTrying} onRetry={onRetry} />
  </StatePanel>
);
