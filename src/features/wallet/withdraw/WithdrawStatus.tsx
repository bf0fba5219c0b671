import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { CopyReference } from '../status/CopyReference';
import { WALLET_ICONS } from '../frame/icons';
import { WithdrawalProgress } from '../progress/WithdrawalProgress';
import { useGetTransactionQuery } from '../walletApi';
import { StatusPanel } from '../status/StatusPanel';

interface DoneProps {
  message: string;
  transactionId?: string | undefined;
  onClose: () => void;
}

/** Accepted, and followed live while it is open: a payout may fail after that. */
export function WithdrawDone({ message, transactionId, onClose }: DoneProps) {
  const { data } = useGetTransactionQuery(transactionId ? { type: 'withdrawal', id: transactionId } : skipToken);
  const news =
    data?.status === 'failed'
      ? ({ kind: 'bad', icon: WALLET_ICONS.cross, title: t('withdraw.notSent') } as const)
      : ({ kind: 'good', icon: WALLET_ICONS.check, title: t('withdraw.onItsWay'), text: message } as const);
  return (
    <StatusPanel {...news}>
      {transactionId && (
        <>
          <WithdrawalProgress withdrawal={data} />
          <CopyReference label={t('withdraw.transactionId')} reference={transactionId} />
        </>
      )}
      <Button size="l" variant="quiet" onClick={onClose}>
        {t('withdraw.done')}
      </Button>
    </StatusPanel>
  );
}

/** No answer: repeated, it counts once. */
export const WithdrawLost = ({ onResend, onBack }: { onResend: () => void; onBack: () => void }) => (
  <StatusPanel kind="careful" icon={WALLET_ICONS.careful} title={t('withdraw.lost')} text={t('withdraw.lostText')}>
    <Button size="l" onClick={onResend}>
      {t('withdraw.checkAgain')}
    </Button>
    <Button variant="ghost" onClick={onBack}>
      {t('withdraw.back')}
    </Button>
  </StatusPanel>
);
