import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { CopyReference, UnbrokenText } from '../frame/StatusDetails';
import { StatusPanel } from '../frame/StatusPanel';
import { WALLET_ICONS } from '../frame/WalletModal';
import { type Progress, progressOf } from '../progress/progressOf';
import { WithdrawalProgress } from '../progress/WithdrawalProgress';
import { useGetTransactionQuery } from '../walletApi';

const BAD = { kind: 'bad', icon: WALLET_ICONS.cross } as const;
const CAREFUL = { kind: 'careful', icon: WALLET_ICONS.careful } as const;
const GOOD = { kind: 'good', icon: WALLET_ICONS.check } as const;

const LOOKS = {
  asked: GOOD,
  waits: GOOD,
  sending: GOOD,
  arrived: GOOD,
  unknown: CAREFUL,
  review: CAREFUL,
  failed: BAD,
  refused: BAD,
} as const satisfies Record<Progress['text'], object>;

interface DoneProps {
  message: string;
  /** `null` from a backend that gives none. */
  transactionId: string | null;
  onClose: () => void;
}

/** Accepted, and followed live while it is open: a payout may fail after that. */
export function WithdrawDone({ message, transactionId, onClose }: DoneProps) {
  const { data } = useGetTransactionQuery(transactionId ? { type: 'withdrawal', id: transactionId } : skipToken);
  const now = data ? progressOf(data).text : 'asked';
  const look = LOOKS[now];
  return (
    <StatusPanel
      {...look}
      title={t(`withdraw.now.${now}`)}
      text={look.kind === 'good' && <UnbrokenText text={message} />}
    >
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

/** No answer came: sent again, it counts once. */
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
