import type { WalletTerms } from '@contract/wallet.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BlockNotice, useBlock, useSaferPlay } from '@/features/saferPlay';
import { useGetWalletTermsQuery } from '../termsApi';
import type { CardHandle } from './methods/card/box/cardHandle';
import { Waiting } from '../status/Waiting';
import { WalletModal } from '../frame/WalletModal';
import { toMsisdn } from '@contract/phone.ts';
import { useClosedWithSession } from '../intent/useClosedWithSession';
import { DepositForm } from './DepositForm';
import type { DepositFlow } from './flow/depositFlow';
import { DepositStatus } from './status/DepositStatus';
import { useDepositDraft } from './useDepositDraft';
import { usePayment } from './usePayment';

interface Props {
  /** Chosen from the start. */
  bonusId?: string;
  method?: DepositMethod;
  onClose: () => void;
}

/** Money in: by M-Pesa or card. */
export function DepositModal(props: Props) {
  const intl = useIntl();
  const { data: terms, isError, refetch } = useGetWalletTermsQuery();
  useClosedWithSession(props.onClose);
  if (terms) return <Deposit terms={terms} {...props} />;
  return (
    <WalletModal title={intl.formatMessage({ id: 'deposit.title' })} onClose={props.onClose}>
      <Waiting hasFailed={isError} onRetry={() => void refetch()} />
    </WalletModal>
  );
}

const methodsOf = ({ hasMpesa, hasCard, cardPublishableKey }: WalletTerms): DepositMethod[] => [
  ...(hasMpesa || !hasCard ? (['mpesa'] as const) : []),
  ...(hasCard && cardPublishableKey ? (['stripe'] as const) : []),
];

/** The form stays while the card's provider is asked, as the payment needs the card field. */
const isFormShown = ({ phase }: DepositFlow): boolean =>
  phase === 'form' || phase === 'sending' || phase === 'confirming';

/** Whether a break may take the place of what is there: a payment under way is followed to its end. */
const isAtRest = ({ phase }: DepositFlow): boolean => phase === 'form' || phase === 'failed';

function Deposit({ terms, bonusId, method, onClose }: Props & { terms: WalletTerms }) {
  const intl = useIntl();
  const methods = methodsOf(terms);
  const editing = useDepositDraft(methods.find((each) => each === method) ?? methods[0] ?? 'mpesa', bonusId);
  const [card, setCard] = useState<CardHandle | null>(null);
  const { draft } = editing;
  const { flow, pay, payAgain, clear } = usePayment(draft, card, onClose);
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
        method={draft.method}
        msisdn={toMsisdn(draft.phone)}
        onResend={payAgain}
        onBack={clear}
        onClose={onClose}
      />
      <div hidden={!isFormShown(flow)}>
        <DepositForm
          flow={flow}
          terms={terms}
          methods={methods}
          editing={editing}
          card={card}
          onCard={setCard}
          onSubmit={pay}
          onDismiss={clear}
        />
      </div>
    </WalletModal>
  );
}
