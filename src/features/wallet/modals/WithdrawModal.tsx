import type { ComponentProps, ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { Balance, WalletTerms } from '@contract/wallet.ts';
import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { useTiedClaims } from '@/features/rewards';
import { joinCatalogues, t, useIntl, withMessages } from '@/shared/i18n';
import { SpecDollars, useMoneyText } from '@/shared/money';
import { centsOf } from '../frame/AmountField';
import { useGetBalanceQuery, useGetWalletTermsQuery } from '../moneyApi';
import { timeText } from '../frame/StatusDetails';
import { Waiting } from '../frame/StatusPanel';
import { WalletModal, walletMessages } from '../frame/WalletModal';
import { useClosedWithSession } from '../frame/modalLife';
import { useGetWithdrawalMethodsQuery } from '../walletApi';
import { answerText } from '../withdraw/withdrawalFlow';
import { ConfirmStep } from '../withdraw/ConfirmStep';
import { isRegistered, methodNames } from '../methods';
import messages from '../withdraw/messages';
import { useWithdrawal } from '../withdraw/useWithdrawal';
import { keyOf, useWithdrawDraft } from '../withdraw/useWithdrawDraft';
import { WithdrawForm } from '../withdraw/WithdrawForm';
import { WithdrawDone, WithdrawLost } from '../withdraw/WithdrawStatus';

interface OwnProps {
  onClose: () => void;
  /** The way to a round that goes on, below what is said of it; nothing without such a round. */
  OpenRound?: ComponentType<PropsWithChildren<{ onLeave: () => void; otherwise: ReactNode }>>;
}

function WithdrawModalInside({ onClose, OpenRound }: OwnProps) {
  const intl = useIntl();
  const terms = useGetWalletTermsQuery();
  const balance = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const methods = useGetWithdrawalMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  useClosedWithSession(onClose);
  const asked = [terms, balance, methods];
  const retry = () => asked.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
  return (
    <WalletModal label={intl.formatMessage({ id: 'withdraw.title' })} onClose={onClose}>
      {terms.data && balance.data && methods.data ? (
        <Withdraw
          terms={terms.data}
          balance={balance.data}
          methods={methods.data.filter(isRegistered)}
          {...{ onClose, OpenRound }}
        />
      ) : (
        <Waiting hasFailed={asked.some(({ isError }) => isError)} onRetry={retry} />
      )}
    </WalletModal>
  );
}

interface Props extends OwnProps {
  terms: WalletTerms;
  balance: Balance;
  methods: readonly WithdrawalMethod[];
}

function Withdraw({ terms, balance, methods, onClose, OpenRound }: Props) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const editing = useWithdrawDraft(methods);
  const claims = useTiedClaims();
  const { amount, method, chooseMethod } = editing;
  const { flow, plan, message, refusal, confirm, review, goBack } = useWithdrawal({
    onAccepted: () => editing.typeAmount(''),
    onClose,
    textOf: (answer, plan) =>
      answerText(intl, answer, {
        amount: moneyText(plan.money),
        method: intl.formatMessage({ id: `wallet.method.${plan.method.method}` }),
        time: timeText(intl, plan.method.processingTime ?? ''),
      }),
  });
  const reviewFilledIn = () => {
    if (!method) return;
    chooseMethod(keyOf(method));
    review({ money: { amountMinor: centsOf(amount) ?? 0, currency: balance.currency }, method });
  };

  const { step, transactionId, bonusLostMinor } = flow;
  if (step === 'done') return <WithdrawDone message={message} transactionId={transactionId} onClose={onClose} />;
  if (plan && step === 'lost') return <WithdrawLost onResend={() => confirm()} onBack={goBack} />;
  if (plan && step !== 'form') {
    return (
      <ConfirmStep
        plan={plan}
        claims={claims}
        bonusLostMinor={bonusLostMinor}
        kesPerUsd={terms.kesPerUsd}
        isSending={step === 'sending'}
        onConfirm={confirm}
        onBack={goBack}
      />
    );
  }
  const isInRound = flow.refusal === 'bonus_in_round';
  return (
    <WithdrawForm
      terms={terms}
      balance={balance}
      methods={methods}
      editing={editing}
      refusal={refusal}
      onReview={reviewFilledIn}
      instead={(cashout) =>
        OpenRound && (isInRound || claims.length > 0) ? (
          <OpenRound onLeave={onClose} otherwise={cashout}>
            {!isInRound && <p>{t('withdraw.roundOpen')}</p>}
          </OpenRound>
        ) : (
          cashout
        )
      }
    />
  );
}

export const WithdrawModal = withMessages(
  joinCatalogues([walletMessages, messages, methodNames]),
  (modal: ComponentProps<typeof WithdrawModalInside>) => (
    <SpecDollars value="$">
      <WithdrawModalInside {...modal} />
    </SpecDollars>
  ),
);
