import { FormattedMessage } from 'react-intl';
import { RetryButton, StatePanel } from '@/shared/components';

interface Props {
  isTrying: boolean;
  /** Only where the list did not arrive. */
  onRetry?: () => void;
}

export const NoBonuses = ({ isTrying, onRetry }: Props) => (
  <StatePanel icon="gift" title={<FormattedMessage id="bonus.none" />}>
    {onRetry && <RetryButton variant="quiet" isTrying={isTrying} onRetry={onRetry} />}
  </StatePanel>
);
