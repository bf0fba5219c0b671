import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { modalOpened } from '@/features/ui';
import { Button } from '@/shared/components';
import { type Stated, standingOf } from './standingOf';

interface Props {
  transaction: Stated;
  /** What stands over the page has to make room. */
  onLeave?: () => void;
}

/** The way on from a card that was declined: the deposit, on card. */
export function AnotherCard({ transaction, onLeave }: Props) {
  const dispatch = useDispatch();
  if (standingOf(transaction) !== 'declined') return null;
  const open = () => {
    onLeave?.();
    dispatch(modalOpened('deposit', { method: 'stripe' }));
  };
  return (
    <Button variant="quiet" onClick={open}>
      <FormattedMessage id="history.anotherCard" />
    </Button>
  );
}
