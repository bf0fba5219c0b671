import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/components';
import { WALLET_ICONS } from '../parts/icons';
import { StatusPanel } from '../parts/StatusPanel';

/** It was taken. */
export const WithdrawDone = ({ message, onClose }: { message: string; onClose: () => void }) => (
  <StatusPanel kind="good" icon={WALLET_ICONS.check} title={<FormattedMessage id="withdraw.onItsWay" />} text={message}>
    <Button size="l" variant="quiet" onClick={onClose}>
      <FormattedMessage id="withdraw.done" />
    </Button>
  </StatusPanel>
);

/** Nobody answered: sent again, it counts once. */
export const WithdrawLost = ({ onResend, onBack }: { onResend: () => void; onBack: () => void }) => (
  <StatusPanel
    kind="careful"
    icon={WALLET_ICONS.careful}
    title={<FormattedMessage id="withdraw.lost" />}
    text={<FormattedMessage id="withdraw.lostText" />}
  >
    <Button size="l" onClick={onResend}>
      <FormattedMessage id="withdraw.checkAgain" />
    </Button>
    <Button variant="ghost" onClick={onBack}>
      <FormattedMessage id="withdraw.back" />
    </Button>
  </StatusPanel>
);
