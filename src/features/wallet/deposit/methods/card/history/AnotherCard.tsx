import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { modalOpened } from '@/features/ui';
import { Button } from '@/shared/components';

/** The way on from a card that was declined: the deposit, on card. */
export function AnotherCard({ onLeave }: { onLeave: (() => void) | undefined }) {
  const dispatch = useDispatch();
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
