import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { api } from '@/api';
import { Button } from '@/shared/components';
import { WALLET_ICONS } from '../../frame/icons';
import { StatusPanel } from '../../status/StatusPanel';
import { msisdnOnScreen } from '@contract/phone.ts';
import type { DepositDraft } from '../useDepositDraft';

interface Props {
  method: DepositDraft['method'];
  /** Of mobile money, as it was sent. */
  msisdn: string | undefined;
  onClose: () => void;
}

/** What a deposit changes; nobody tells when, so it is read again as this goes. */
const CHANGED = ['balance', 'transactions', 'methods'].map((id) => ({ type: 'Player' as const, id }));

/** Prompted or paid, and the backend tells no more: the balance will. */
export function UnfollowedStatus({ method, msisdn, onClose }: Props) {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(api.util.invalidateTags(CHANGED)), [dispatch]);
  const isPhone = method === 'mpesa';
  return (
    <StatusPanel
      kind="good"
      icon={isPhone ? WALLET_ICONS.phone : WALLET_ICONS.check}
      title={<FormattedMessage id={isPhone ? 'deposit.checkPhone' : 'deposit.paid'} />}
      text={
        <FormattedMessage
          id={isPhone ? 'deposit.checkPhoneOnly' : 'deposit.paidText'}
          values={{ phone: msisdn && msisdnOnScreen(msisdn) }}
        />
      }
    >
      <Button size="l" variant="quiet" onClick={onClose}>
        <FormattedMessage id="deposit.done" />
      </Button>
    </StatusPanel>
  );
}
