import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isSaferPlayRefusal } from '@/features/saferPlay';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { Money } from '@/shared/money';
import { WALLET_ICONS } from '../../frame/icons';
import { StatusPanel } from '../../status/StatusPanel';
import { type DepositFlow, isUnfollowed } from '../flow/depositFlow';
import { LimitRefusal } from '../limits/LimitRefusal';
import type { Payer } from '../methods';
import { CreditedStatus } from './CreditedStatus';
import { failureText } from './failureText';
import { UnfollowedStatus } from './UnfollowedStatus';

interface Props {
  flow: DepositFlow;
  payer: Payer;
  currency: Money['currency'];
  onBack: () => void;
  onClose: () => void;
}

/** The state of the deposit, instead of the form. */
export function DepositStatus({ flow, payer, currency, onBack, onClose }: Props) {
  const intl = useIntl();
  const say = (id: string) => t(id);
  switch (flow.phase) {
    case 'waiting':
      if (isUnfollowed(flow)) return <UnfollowedStatus notice={payer.unfollowed} onClose={onClose} />;
      return <StatusPanel kind="waiting" {...payer.waiting} />;
    case 'unknown':
      return (
        <CarefulPanel icon={WALLET_ICONS.clock} title="deposit.unknown" text={say('deposit.unknownText')}>
          <CloseButton onClose={onClose} />
        </CarefulPanel>
      );
    case 'review':
      return (
        <CarefulPanel icon={WALLET_ICONS.careful} title="deposit.review" text={say('deposit.reviewText')}>
          <CloseButton onClose={onClose} />
        </CarefulPanel>
      );
    case 'lost':
      return (
        <CarefulPanel icon={WALLET_ICONS.careful} title="deposit.lost" text={payer.lost?.text}>
          <Button size="l" onClick={payer.lost?.payAgain}>
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
          {isSaferPlayRefusal(flow.failure.reason) && <LimitRefusal currency={currency} onLeave={onClose} />}
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
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** For money with an unknown or unclear outcome. */
const CarefulPanel = ({ icon, title, text, children }: CarefulProps) => (
  <StatusPanel kind="careful" icon={icon} title={t(title)} text={text}>
    {children}
  </StatusPanel>
);

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button size="l" variant="quiet" onClick={onClose}>
    {t('deposit.done')}
  </Button>
);
