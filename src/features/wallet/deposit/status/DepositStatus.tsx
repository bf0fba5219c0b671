import type { ReactNode } from 'react';
import { isSaferPlayRefusal } from '@/features/saferPlay';
import { Button, ErrorBoundary } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { Amount } from '@/shared/money';
import { moneyTyped } from '../../amounts/typedAmount';
import { WALLET_ICONS } from '../../frame/icons';
import { StatusPanel } from '../../status/StatusPanel';
import { type DepositFlow, isUnfollowed } from '../flow/depositFlow';
import { Credited, usePreloadedCredit } from '../credited/Credited';
import type { Payer } from '../methods';
import type { DepositDraft } from '../useDepositDraft';
import { Advice } from './Advice';
import { failureText } from './failureText';
import { UnfollowedStatus } from './UnfollowedStatus';

const LimitRefusal = lazyPart(() => import(/* webpackChunkName: "deposit-refused" */ '../limits/local'));

interface Props {
  flow: DepositFlow;
  payer: Payer;
  draft: DepositDraft;
  onward: ReactNode;
  onBack: () => void;
  onClose: () => void;
}

/** The state of the deposit, instead of the form. */
export function DepositStatus({ flow, payer, draft, onward, onBack, onClose }: Props) {
  const intl = useIntl();
  const say = (id: string) => t(id);
  const { currency } = draft.method;
  const money = moneyTyped(draft.amount, currency);
  const amount = money && <Amount money={money} />;
  usePreloadedCredit(flow.phase === 'waiting');
  switch (flow.phase) {
    case 'waiting':
      if (isUnfollowed(flow)) return <UnfollowedStatus amount={amount} notice={payer.unfollowed} onClose={onClose} />;
      return <StatusPanel kind="waiting" {...payer.waiting} title={amount} />;
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
        <StatusPanel kind="careful" icon={WALLET_ICONS.careful} title={amount} text={payer.lost?.text}>
          <Button size="l" onClick={payer.lost?.payAgain}>
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
          <Advice reason={flow.failure.reason} />
          <ErrorBoundary fallback={null}>
            {isSaferPlayRefusal(flow.failure.reason) && <LimitRefusal currency={currency} onLeave={onClose} />}
          </ErrorBoundary>
          <Button size="l" onClick={onBack}>
            {say('app.tryAgain')}
          </Button>
        </StatusPanel>
      );
    case 'credited':
      return (
        <Credited
          transaction={flow.transaction}
          amount={amount}
          close={<CloseButton onClose={onClose} />}
          onward={onward}
          onClose={onClose}
        />
      );
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
