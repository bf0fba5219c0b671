import type { WalletTerms } from '@contract/wallet.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BlockNotice, useBlock, useSaferPlay } from '@/features/saferPlay';
import { t } from '@/shared/i18n';
import { useGetWalletTermsQuery } from '../termsApi';
import { Waiting } from '../status/Waiting';
import { WalletModal } from '../frame/WalletModal';
import { useClosedWithSession } from '../intent/useClosedWithSession';
import styles from './Deposit.module.scss';
import { DepositForm } from './DepositForm';
import type { DepositFlow } from './flow/depositFlow';
import { firstMethod, type PaymentMethod } from './methods';
import { DepositStatus } from './status/DepositStatus';
import { useDepositDraft } from './useDepositDraft';
import { usePayment } from './usePayment';

interface Props {
  /** Preselected. */
  bonusId?: string;
  method?: DepositMethod;
  onClose: () => void;
}

export function DepositModal(props: Props) {
  const intl = useIntl();
  const { data: terms, isError, refetch } = useGetWalletTermsQuery();
  useClosedWithSession(props.onClose);
  const offered = terms && firstMethod(terms, props.method);
  /** Kept while the modal is open, so that a payment is followed to its end when the site changes its methods. */
  const [first, keep] = useState(offered);
  if (offered && !first) keep(offered);
  if (terms && first) return <Deposit terms={terms} first={first} {...props} />;
  return (
    <WalletModal title={intl.formatMessage({ id: 'deposit.title' })} onClose={props.onClose}>
      {terms ? (
        <p role="status" className={styles.none}>
          {t('deposit.noMethod')}
        </p>
      ) : (
        <Waiting hasFailed={isError} onRetry={() => void refetch()} />
      )}
    </WalletModal>
  );
}

/** The form stays while the provider is asked, because the payment may need its field. */
const isFormShown = ({ phase }: DepositFlow): boolean =>
  phase === 'form' || phase === 'sending' || phase === 'confirming';

/** Whether a break may replace the content; a running payment is followed to its end. */
const isAtRest = ({ phase }: DepositFlow): boolean => phase === 'form' || phase === 'failed';

function Deposit({ terms, first, bonusId, onClose }: Props & { terms: WalletTerms; first: PaymentMethod }) {
  const intl = useIntl();
  const editing = useDepositDraft(first, bonusId);
  const { draft } = editing;
  const { flow, payer, pay, clear } = usePayment(draft, terms, onClose);
  useSaferPlay(true);
  const block = useBlock();
  if (block && isAtRest(flow))
    return (
      <WalletModal title={intl.formatMessage({ id: 'deposit.title' })} onClose={onClose}>
        <BlockNotice kind={block.kind} onLeave={onClose} />
      </WalletModal>
    );
  return (
    <WalletModal
      title={intl.formatMessage({ id: 'deposit.title' })}
      isBehind={flow.phase === 'confirming'}
      onClose={onClose}
    >
      <DepositStatus
        key={flow.phase}
        flow={flow}
        payer={payer}
        currency={draft.method.currency}
        onBack={clear}
        onClose={onClose}
      />
      <div hidden={!isFormShown(flow)}>
        <DepositForm flow={flow} terms={terms} editing={editing} payer={payer} onSubmit={pay} onDismiss={clear} />
      </div>
    </WalletModal>
  );
}
