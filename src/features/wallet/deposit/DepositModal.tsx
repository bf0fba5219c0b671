import { type ComponentProps, type ReactNode, useState } from 'react';
import { t, useIntl } from '@/shared/i18n';
import type { DepositMethod } from '@contract/walletTerms.ts';
import { BlockNotice, useBlock, useSaferPlay } from '@/features/saferPlay';
import { WalletModal } from '../frame/WalletModal';
import { useAccountCurrency } from '../shown/shownMoney';
import { useGetWalletTermsQuery } from '../termsApi';
import { Waiting } from '../status/StatusPanel';
import { useClosedWithSession } from '../intent/modalLife';
import { DepositForm } from './DepositForm';
import type { DepositFlow } from './flow/depositFlow';
import { type OfferedMethod, offeredMethods } from './methods';
import { DepositStatus, titleOf } from './status/DepositStatus';
import { useDepositDraft } from './useDepositDraft';
import { usePayment } from './usePayment';
import styles from './Deposit.module.scss';

interface DepositFrameProps extends Omit<ComponentProps<typeof WalletModal>, 'label' | 'title'> {
  /** Message id of the state. */
  title?: string;
}

/** The modal of a deposit: its name stays, its title is the state. */
function DepositFrame({ title = 'deposit.submit', ...frame }: DepositFrameProps) {
  const { formatMessage } = useIntl();
  return <WalletModal label={formatMessage({ id: 'deposit.title' })} title={formatMessage({ id: title })} {...frame} />;
}

interface DepositModalProps {
  /** Preselected. */
  bonusId?: string;
  method?: DepositMethod;
  /** The way on, after the credit. */
  onward?: ReactNode;
  onClose: () => void;
}

export function DepositModal(props: DepositModalProps) {
  const { data: terms, isError, refetch } = useGetWalletTermsQuery();
  useClosedWithSession(props.onClose);
  const own = useAccountCurrency();
  const offered = terms ? offeredMethods(terms, own) : [];
  const wanted = offered.find(({ id }) => id === props.method) ?? offered[0];
  /** Kept while the modal is open, so that a payment is followed to its end when the site changes its methods. */
  const [first, keep] = useState(wanted);
  if (wanted && !first) keep(wanted);
  if (terms && first) return <Deposit offered={offered} first={first} kesPerUsd={terms.kesPerUsd} {...props} />;
  return (
    <DepositFrame onClose={props.onClose}>
      {terms ? (
        <p role="status" className={styles.none}>
          {t('deposit.noMethod')}
        </p>
      ) : (
        <Waiting hasFailed={isError} onRetry={() => void refetch()} />
      )}
    </DepositFrame>
  );
}

/** The form stays while the provider is asked, because the payment may need its field. */
const isFormShown = ({ phase }: DepositFlow): boolean =>
  phase === 'form' || phase === 'sending' || phase === 'confirming';

/** Whether a break may replace the content; a running payment is followed to its end. */
const isAtRest = ({ phase }: DepositFlow): boolean => phase === 'form' || phase === 'failed';

interface DepositProps extends DepositModalProps {
  offered: readonly OfferedMethod[];
  first: OfferedMethod;
  kesPerUsd: number;
}

function Deposit({ offered, first, kesPerUsd, bonusId, onward, onClose }: DepositProps) {
  const editing = useDepositDraft(offered, first, bonusId);
  const { draft } = editing;
  const { flow, payer, pay, clear } = usePayment(draft, onClose);
  useSaferPlay(true);
  const block = useBlock();
  if (block && isAtRest(flow))
    return (
      <DepositFrame onClose={onClose}>
        <BlockNotice kind={block.kind} onLeave={onClose} />
      </DepositFrame>
    );
  return (
    <DepositFrame title={titleOf(flow, payer)} isBehind={flow.phase === 'confirming'} onClose={onClose}>
      <DepositStatus
        key={flow.phase}
        flow={flow}
        payer={payer}
        draft={draft}
        onward={onward}
        onBack={clear}
        onClose={onClose}
      />
      <div hidden={!isFormShown(flow)}>
        <DepositForm
          flow={flow}
          offered={offered}
          kesPerUsd={kesPerUsd}
          editing={editing}
          payer={payer}
          onSubmit={pay}
          onDismiss={clear}
        />
      </div>
    </DepositFrame>
  );
}
