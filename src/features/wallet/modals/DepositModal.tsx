import { type ComponentProps, type ReactNode, useState } from 'react';
import { joinCatalogues, t, useIntl, withMessages } from '@/shared/i18n';
import type { DepositMethod } from '@contract/walletTerms.ts';
import { BlockNotice, saferPlayMessages, useBlock, useIsResting, useSaferPlay } from '@/features/saferPlay';
import { type OfferedBonuses, useOfferedBonuses } from '@/features/rewards';
import { modalOpened, useWhen } from '@/features/ui';
import { useDispatch } from 'react-redux';
import { WalletModal, walletMessages } from '../frame/WalletModal';
import { useAccountCurrency } from '../shownMoney';
import { useGetWalletTermsQuery } from '../moneyApi';
import { Waiting } from '../frame/StatusPanel';
import { useClosedWithSession } from '../frame/modalLife';
import { DepositForm, useIsBonusPartLoaded } from '../deposit/DepositForm';
import type { DepositFlow } from '../depositFlow';
import { depositMethodMessages, offeredMethods } from '../methods/deposits';
import type { OfferedMethod } from '../methods/Method';
import { DepositStatus, titleOf } from '../deposit/DepositStatus';
import { useDeposit, useDepositDraft } from '../deposit/useDeposit';
import messages from '../deposit/messages';
import styles from '../deposit/Deposit.module.scss';

interface DepositFrameProps extends Omit<ComponentProps<typeof WalletModal>, 'label' | 'title'> {
  /** The message id of the state. */
  title?: string;
}

/** The modal of a deposit: its name stays, its title is the state. */
function DepositFrame({ title = 'deposit.title', ...frame }: DepositFrameProps) {
  const { formatMessage } = useIntl();
  return <WalletModal label={formatMessage({ id: 'deposit.title' })} title={formatMessage({ id: title })} {...frame} />;
}

interface DepositModalProps {
  bonusId?: string;
  method?: DepositMethod;
  /** Shown after the credit, as the way on. */
  onward?: ReactNode;
  onClose: () => void;
}

function DepositModalInside(props: DepositModalProps) {
  const { data: terms, isError, refetch } = useGetWalletTermsQuery();
  useClosedWithSession(props.onClose);
  const [isOpenedOnBreak] = useState(useIsResting());
  const dispatch = useDispatch();
  // A player on a break cannot deposit, so the wallet opens the withdrawal.
  useWhen(isOpenedOnBreak, () => {
    props.onClose();
    dispatch(modalOpened('withdraw', {}));
  });
  const own = useAccountCurrency();
  const offered = terms ? offeredMethods(terms, own) : [];
  const wanted = offered.find(({ id }) => id === props.method) ?? offered[0];
  /** Kept while the modal is open, so that a payment is followed to its end when the site changes its methods. */
  const [first, keep] = useState<OfferedMethod>();
  const offers = useOfferedBonuses();
  const areOffersShown = useIsBonusPartLoaded() && !offers.isAwaited;
  if (areOffersShown && wanted && !first) keep(wanted);
  if (isOpenedOnBreak) return null;
  if (terms && first)
    return <Deposit offered={offered} offers={offers} first={first} kesPerUsd={terms.kesPerUsd} {...props} />;
  return (
    <DepositFrame onClose={props.onClose}>
      {terms && !wanted ? (
        <p role="status" className={styles.none}>
          {t('deposit.noMethod')}
        </p>
      ) : (
        <Waiting hasFailed={isError} onRetry={refetch} />
      )}
    </DepositFrame>
  );
}

/** The form stays while the provider is asked, because the payment may need its field. */
const isFormShown = ({ step }: DepositFlow): boolean => step === 'form' || step === 'sending' || step === 'confirming';

/** True when a break may replace the content; a running payment is followed to its end. */
const isAtRest = ({ step }: DepositFlow): boolean => step === 'form' || step === 'failed';

interface DepositProps extends DepositModalProps {
  offered: readonly OfferedMethod[];
  offers: OfferedBonuses;
  first: OfferedMethod;
  kesPerUsd: number;
}

function Deposit({ offered, offers, first, kesPerUsd, bonusId, onward, onClose }: DepositProps) {
  const editing = useDepositDraft(offered, first, bonusId, offers, kesPerUsd);
  const { draft } = editing;
  const { flow, record, payer, pay, clear } = useDeposit(draft, offers, onClose);
  useSaferPlay(true);
  const block = useBlock();
  if (block && isAtRest(flow))
    return (
      <DepositFrame onClose={onClose}>
        <BlockNotice kind={block.kind} onLeave={onClose} />
      </DepositFrame>
    );
  return (
    <DepositFrame title={titleOf(flow, payer)} isBehind={flow.step === 'confirming'} onClose={onClose}>
      <DepositStatus
        key={flow.step}
        flow={flow}
        record={record}
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
          offers={offers}
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

export const DepositModal = withMessages(
  joinCatalogues([saferPlayMessages, walletMessages, messages, depositMethodMessages]),
  DepositModalInside,
);
