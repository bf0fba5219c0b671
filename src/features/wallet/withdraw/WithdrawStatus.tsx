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

export const WithdrawDone = ({ message, transactionId, onClose }: DoneProps) => (
  <StatusPanel kind="good" icon={WALLET_ICONS.check} title={t('withdraw.onItsWay')} text={message}>
    {transactionId && <Followed id={transactionId} />}
    {transactionId && <CopyReference label={t('withdraw.transactionId')} reference={transactionId} />}
    <Button size="l" variant="quiet" onClick={onClose}>
      {t('withdraw.done')}
    </Button>
  </StatusPanel>
);

/** Live progress of the withdrawal while it is open. */
function Followed({ id }: { id: string }) {
  const { data } = useGetTransactionQuery({ type: 'withdrawal', id });
  return <WithdrawalProgress withdrawal={data} />;
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
