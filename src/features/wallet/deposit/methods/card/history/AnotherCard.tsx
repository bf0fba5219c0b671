import { useDispatch } from 'react-redux';
import { modalOpened } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';

/** The button after a decline: opens the deposit with the card method. */
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
