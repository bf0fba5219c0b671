import { FormattedMessage } from 'react-intl';
import { Button, StatePanel } from '@/shared/components';

interface Props {
  isTrying: boolean;
  /** Only where the list did not arrive. */
  onRetry?: () => void;
}

export const NoBonuses = ({ isTrying, onRetry }: Props) => (
  <StatePanel icon="gift" title={<FormattedMessage id="bonus.none" />}>
    {onRetry && (
      <Button variant="quiet" aria-busy={isTrying} onClick={onRetry}>
        <FormattedMessage id={isTrying ? 'bonus.trying' : 'bonus.retry'} />
      </Button>
    )}
  </StatePanel>
);
