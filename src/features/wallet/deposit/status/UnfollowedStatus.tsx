import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@/api';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { StatusPanel } from '../../status/StatusPanel';
import type { Notice } from '../methods';

/** Changed by a deposit; read again when this closes, because no event tells when. */
const CHANGED = ['balance', 'transactions', 'methods'].map((id) => ({ type: 'Player' as const, id }));

/** Prompted or paid, without further state from the backend. */
export function UnfollowedStatus({
  amount,
  notice,
  onClose,
}: {
  amount: ReactNode;
  notice: Notice;
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(api.util.invalidateTags(CHANGED)), [dispatch]);
  return (
    <StatusPanel kind="good" {...notice} title={amount}>
      <Button size="l" variant="quiet" onClick={onClose}>
        {t('deposit.done')}
      </Button>
    </StatusPanel>
  );
}
