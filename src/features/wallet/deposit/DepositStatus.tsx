import { t, useIntl, type Words } from '@/shared/i18n';
import type { Transaction } from '@contract/transactions.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api, ofPlayer } from '@/api';
import { Button, ErrorBoundary, IconButton } from '@/shared/components';
import { isSaferPlayRefusal } from '@/features/saferPlay';
import { lazyPart } from '@/shared/lazyPart';
import { Amount, moneyOf } from '@/shared/money';
import { HelpLinks, HISTORY_PAGE, modalClosed, PageLink } from '@/features/ui';
import { type DepositFlow, isPhoneRefusal, isUnfollowed } from '../depositFlow';
import { StatusPanel } from '../frame/StatusPanel';
import { PAYMENT_METHODS } from '../methods/deposits';
import type { Notice, Payer } from '../methods/Method';
import { moneyTyped } from '../frame/AmountField';
import { WALLET_ICONS } from '../frame/WalletModal';
import { Credited, usePreloadedCredit } from './credited/Credited';
import type { DepositDraft } from './useDeposit';
import { useGetTransactionsInfiniteQuery } from '../walletApi';
import styles from './Deposit.module.scss';

/** Advises what to do about a failure whose own text does not say it. */
function Advice({ failure }: Pick<DepositFlow, 'failure'>) {
  const id = `deposit.advice.${failure?.reason}`;
  return id in useIntl().messages && <p>{t(id)}</p>;
}

type Failed = Pick<DepositFlow, 'method' | 'failure'>;

/** The method's sentence or ours, a general one for an unknown reason; the text of a backend that gives no reasons stands as it is. */
export function failureText({ formatMessage, messages }: Words, { method, failure }: Failed): string {
  const id = `deposit.failed.${failure?.reason}`;
  const own = [`${id}.${method}`, id].find((each) => each in messages);
  return own || !failure?.text ? formatMessage({ id: own ?? 'deposit.failed.paymentFailed' }) : failure.text;
}

/** Changed by a deposit; read again when this closes, because no event tells when. */
const CHANGED = ofPlayer('balance', 'transactions', 'methods');

/** The player was prompted, or has paid, and the backend gives no further state. */
function UnfollowedStatus({ amount, notice, onClose }: { amount: ReactNode; notice: Notice; onClose: () => void }) {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(api.util.invalidateTags(CHANGED)), [dispatch]);
  return (
    <StatusPanel kind="good" {...notice} title={amount}>
      <CloseButton onClose={onClose} />
    </StatusPanel>
  );
}

const LimitRefusal = lazyPart(() => import(/* webpackChunkName: "refused" */ './LimitRefusal'));

interface Props {
  flow: DepositFlow;
  record: Transaction | undefined;
  payer: Payer;
  draft: DepositDraft;
  onward: ReactNode;
  onBack: () => void;
  onClose: () => void;
}

export function DepositStatus({ flow, record, payer, draft, onward, onBack, onClose }: Props) {
  const { currency } = draft.method;
  const money = moneyTyped(draft.amount, currency);
  const amount = money && <Amount money={money} />;
  usePreloadedCredit(flow.step === 'waiting' || flow.step === 'confirming');
  switch (flow.step) {
    case 'waiting':
      if (isUnfollowed(flow)) return <UnfollowedStatus amount={amount} notice={payer.unfollowed} onClose={onClose} />;
      return <StatusPanel kind="waiting" {...payer.waiting} title={amount} />;
    case 'unknown':
    case 'review':
      return <OpenStatus step={flow.step} onClose={onClose} />;
    case 'lost':
      return <LostStatus amount={amount} lost={payer.lost} onBack={onBack} />;
    case 'failed':
      return <FailedStatus {...{ flow, onBack, onClose }} />;
    case 'credited':
      return (
        record && (
          <Credited transaction={record} amount={amount} close={<CloseButton onClose={onClose} />} onward={onward} />
        )
      );
    default:
      return null;
  }
}

/** No answer came: sent again, it counts once. */
const LostStatus = ({ amount, lost, onBack }: Pick<Props, 'onBack'> & Pick<Payer, 'lost'> & { amount: ReactNode }) => (
  <StatusPanel kind="careful" icon={WALLET_ICONS.careful} title={amount} text={lost?.text}>
    <Button size="l" onClick={lost?.payAgain}>
      {t('deposit.checkAgain')}
    </Button>
    <Button variant="ghost" onClick={onBack}>
      {t('deposit.backToForm')}
    </Button>
  </StatusPanel>
);

function FailedStatus({ flow, onBack, onClose }: Pick<Props, 'flow' | 'onBack' | 'onClose'>) {
  const text = failureText(useIntl(), flow);
  return (
    <StatusPanel kind="bad" icon={WALLET_ICONS.cross} title={t('deposit.notDone')} text={text}>
      <Advice failure={flow.failure} />
      <ErrorBoundary fallback={null}>
        {isSaferPlayRefusal(flow.failure?.reason) && <LimitRefusal currency={flow.currency} onLeave={onClose} />}
      </ErrorBoundary>
      <Button size="l" onClick={onBack}>
        {t('app.tryAgain')}
      </Button>
    </StatusPanel>
  );
}

/** Shown while nobody knows what became of the money. */
const OpenStatus = ({ step, onClose }: { step: 'unknown' | 'review'; onClose: () => void }) => (
  <StatusPanel
    kind="careful"
    icon={step === 'unknown' ? WALLET_ICONS.clock : WALLET_ICONS.careful}
    title={t(`deposit.${step}`)}
    text={t(`deposit.${step}Text`)}
  >
    {step === 'review' && <HelpLinks />}
    <CloseButton onClose={onClose} />
  </StatusPanel>
);

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button size="l" variant="quiet" onClick={onClose}>
    {t('deposit.done')}
  </Button>
);

/** Stays after the banner has gone, so that nobody misses the result. Takes the focus of the banner. */
export function LastFailure({ flow, onDismiss }: { flow: DepositFlow; onDismiss: () => void }) {
  const intl = useIntl();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className={styles.lastTry}>
      <div ref={note} tabIndex={-1}>
        <p>{failureText(intl, flow)}</p>
        <Advice failure={flow.failure} />
      </div>
      <IconButton icon="close" label={intl.formatMessage({ id: 'deposit.dismiss' })} onClick={onDismiss} />
    </div>
  );
}

const textOf = (method: string) => PAYMENT_METHODS.find(({ id }) => id === method)?.stillOpen;

/** An earlier payment that is still open, so that nobody pays twice. */
export function StillOpen() {
  const dispatch = useDispatch();
  const { data } = useGetTransactionsInfiniteQuery(
    { type: 'deposit', status: 'processing' },
    { refetchOnMountOrArgChange: true },
  );
  const open = data?.pages[0]?.items.find(({ method }) => textOf(method));
  const text = open && textOf(open.method);
  if (!text) return null;
  return (
    <div className={styles.last}>
      {t(text, { amount: <Amount key="amount" money={moneyOf(open.amount, open.currency)} /> })}
      <PageLink page={HISTORY_PAGE} className={styles.link} onOpen={() => dispatch(modalClosed('deposit'))}>
        {t('deposit.stillOpenLink')}
      </PageLink>
    </div>
  );
}

/** The head of the modal, as a message id; a waiting deposit has the title of its method. */
const TITLES: Readonly<Record<Exclude<DepositFlow['step'], 'waiting'>, string>> = {
  form: 'deposit.title',
  sending: 'deposit.title',
  confirming: 'deposit.confirming',
  unknown: 'wallet.status.unknown',
  lost: 'deposit.lost',
  review: 'wallet.status.review',
  credited: 'deposit.received',
  failed: 'deposit.notReceived',
};

/** The failure that the form begins with; what is wrong with a phone stands beside the phone. */
export const isFailureShown = ({ step, failure }: DepositFlow): boolean =>
  step === 'form' && failure !== null && !isPhoneRefusal(failure.reason);

export const titleOf = ({ step }: DepositFlow, { waiting }: Pick<Payer, 'waiting'>): string =>
  step === 'waiting' ? waiting.title : TITLES[step];
