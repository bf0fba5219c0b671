import { FormattedMessage } from 'react-intl';
import { Button, StatePanel } from '@/shared/components';

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
    <Button aria-busy={isTrying} onClick={onRetry}>
      <FormattedMessage id={isTrying ? 'textPage.trying' : 'textPage.retry'} />
    </Button>
  </StatePanel>
);
