import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isGamingRefusal } from '@/features/gaming';
import { Button } from '@/shared/components';
import { WALLET_ICONS } from '../../parts/icons';
import { StatusPanel } from '../../parts/StatusPanel';
import { phoneOnScreen } from '../../phone/normalisePhone';
import type { DepositFlow } from '../flow/depositFlow';
import { LimitRefusal } from '../limits/LimitRefusal';
import type { DepositDraft } from '../useDepositDraft';
import { CreditedStatus } from './CreditedStatus';
import { failureText } from './failureText';

interface Props {
  flow: DepositFlow;
  method: DepositDraft['method'];
  /** Of mobile money, as it was sent. */
  msisdn: string | null;
  onResend: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** How the deposit stands, in place of the form. */
export function DepositStatus({ flow, method, msisdn, onResend, onBack, onClose }: Props) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, ReactNode>) => <FormattedMessage id={id} values={values} />;
  switch (flow.phase) {
    case 'waiting':
      return method === 'mpesa' ? (
        <StatusPanel
          kind="waiting"
          icon={WALLET_ICONS.phone}
          title={say('deposit.checkPhone')}
          text={say('deposit.checkPhoneText', { phone: phoneOnScreen(msisdn ?? '') })}
        />
      ) : (
        <StatusPanel kind="waiting" icon={WALLET_ICONS.card} title={say('deposit.booking')} />
      );
    case 'unknown':
      return (
        <StatusPanel
          kind="careful"
          icon={WALLET_ICONS.clock}
          title={say('deposit.unknown')}
          text={say('deposit.unknownText')}
        >
          <CloseButton onClose={onClose} />
        </StatusPanel>
      );
    case 'review':
      return (
        <StatusPanel
          kind="careful"
          icon={WALLET_ICONS.careful}
          title={say('deposit.review')}
          text={say('deposit.reviewText')}
        >
          <CloseButton onClose={onClose} />
        </StatusPanel>
      );
    case 'lost':
      return (
        <StatusPanel
          kind="careful"
          icon={WALLET_ICONS.careful}
          title={say('deposit.lost')}
          text={say('deposit.lostText')}
        >
          <Button size="l" onClick={onResend}>
            {say('deposit.checkAgain')}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {say('deposit.backToForm')}
          </Button>
        </StatusPanel>
      );
    case 'failed':
      return (
        <StatusPanel
          kind="bad"
          icon={WALLET_ICONS.cross}
          title={say('deposit.notDone')}
          text={failureText(intl, flow.failure)}
        >
          {isGamingRefusal(flow.failure.reason) && <LimitRefusal method={method} onLeave={onClose} />}
          <Button size="l" onClick={onBack}>
            {say('deposit.tryAgain')}
          </Button>
        </StatusPanel>
      );
    case 'credited':
      return <CreditedStatus transaction={flow.transaction} onClose={onClose} />;
    default:
      return null;
  }
}

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button size="l" variant="quiet" onClick={onClose}>
    <FormattedMessage id="deposit.done" />
  </Button>
);
