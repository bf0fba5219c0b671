import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSaferPlayRefusal } from '@/features/saferPlay';
import { Button } from '@/shared/components';
import { WALLET_ICONS } from '../../frame/icons';
import { StatusPanel } from '../../status/StatusPanel';
import { msisdnOnScreen } from '@contract/phone.ts';
import { type DepositFlow, isUnfollowed } from '../flow/depositFlow';
import { LimitRefusal } from '../limits/LimitRefusal';
import type { DepositDraft } from '../useDepositDraft';
import { CreditedStatus } from './CreditedStatus';
import { failureText } from './failureText';
import { UnfollowedStatus } from './UnfollowedStatus';

interface Props {
  flow: DepositFlow;
  method: DepositDraft['method'];
  /** Of mobile money, as it was sent. */
  msisdn: string | undefined;
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
      if (isUnfollowed(flow)) return <UnfollowedStatus method={method} msisdn={msisdn} onClose={onClose} />;
      return method === 'mpesa' ? (
        <StatusPanel
          kind="waiting"
          icon={WALLET_ICONS.phone}
          title={say('deposit.checkPhone')}
          text={say('deposit.checkPhoneText', { phone: msisdn && msisdnOnScreen(msisdn) })}
        />
      ) : (
        <StatusPanel kind="waiting" icon={WALLET_ICONS.card} title={say('deposit.booking')} />
      );
    case 'unknown':
      return (
        <CarefulPanel icon={WALLET_ICONS.clock} title="deposit.unknown" text="deposit.unknownText">
          <CloseButton onClose={onClose} />
        </CarefulPanel>
      );
    case 'review':
      return (
        <CarefulPanel icon={WALLET_ICONS.careful} title="deposit.review" text="deposit.reviewText">
          <CloseButton onClose={onClose} />
        </CarefulPanel>
      );
    case 'lost':
      return (
        <CarefulPanel icon={WALLET_ICONS.careful} title="deposit.lost" text="deposit.lostText">
          <Button size="l" onClick={onResend}>
            {say('deposit.checkAgain')}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {say('deposit.backToForm')}
          </Button>
        </CarefulPanel>
      );
    case 'failed':
      return (
        <StatusPanel
          kind="bad"
          icon={WALLET_ICONS.cross}
          title={say('deposit.notDone')}
          text={failureText(intl, flow.failure)}
        >
          {isSaferPlayRefusal(flow.failure.reason) && <LimitRefusal method={method} onLeave={onClose} />}
          <Button size="l" onClick={onBack}>
            {say('app.tryAgain')}
          </Button>
        </StatusPanel>
      );
    case 'credited':
      return <CreditedStatus transaction={flow.transaction} onClose={onClose} />;
    default:
      return null;
  }
}

interface CarefulProps {
  icon: string;
  /** Message ids. */
  title: string;
  text: string;
  children: ReactNode;
}

/** Money may be on its way, and nobody here knows where. */
const CarefulPanel = ({ icon, title, text, children }: CarefulProps) => (
  <StatusPanel kind="careful" icon={icon} title={<FormattedMessage id={title} />} text={<FormattedMessage id={text} />}>
    {children}
  </StatusPanel>
);

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button size="l" variant="quiet" onClick={onClose}>
    <FormattedMessage id="deposit.done" />
  </Button>
);
