import { useDispatch } from 'react-redux';
import { modalOpened } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';

/** The way on from a card that was declined: the deposit, on card. */
export function AnotherCard({ onLeave }: { onLeave: (() => void) | undefined }) {
  const dispatch = useDispatch();
  const open = () => {
    onLeave?.();
    dispatch(modalOpened('deposit', { method: 'stripe' }));
  };
  return (
    <Button variant="quiet" onClick={open}>
      {t('history.anotherCard')}
    </Button>
  );
}
