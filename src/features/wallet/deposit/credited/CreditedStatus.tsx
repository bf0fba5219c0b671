import { type ReactNode, useState } from 'react';
import { useStore } from 'react-redux';
import type { Transaction } from '@contract/transactions.ts';
import { Amount, moneyOf } from '@/shared/money';
import { useGetBonusClaimsQuery } from '@/features/rewards';
import { useSound } from '@/features/ui';
import { t, withMessages } from '@/shared/i18n';
import { balanceApi, useGetBalanceQuery } from '../../moneyApi';
import type { LiveState } from '../../live/applyEvent';
import { changeOf, type ShowMoney, useShownMoney } from '../../shownMoney';
import { walletApi } from '../../walletApi';
import { NamedValues } from '../../frame/StatusDetails';
import { StatusPanel } from '../../frame/StatusPanel';
import { WALLET_ICONS } from '../../frame/WalletModal';
import messages from './messages';
import styles from './Credited.module.scss';

/** True when the balance came with the credit. Else its event is lost, or still on its way. */
function isBalanceOf({ type, id }: Transaction, state: LiveState): boolean {
  const { fulfilledTimeStamp: creditedAt = Infinity } = walletApi.endpoints.getTransaction.select({ type, id })(state);
  const { fulfilledTimeStamp: toldAt = 0 } = balanceApi.endpoints.getBalance.select()(state);
  return toldAt >= creditedAt;
}

/** The balance after the credit, asked for where it did not come with it; a dash while it is unknown. */
export function NewBalance({ credit, shown }: { credit: Transaction; shown: ShowMoney | null }) {
  const store = useStore<LiveState>();
  const [isToldAlready] = useState(() => isBalanceOf(credit, store.getState()));
  const { data, isFetching, isError } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: !isToldAlready });
  /** Once it is known it stays on screen while it is read again. */
  const [isKnown, setIsKnown] = useState(isToldAlready);
  if (!isKnown && data && !isFetching && !isError) setIsKnown(true);
  if (!data || !shown || !isKnown) return '–';
  return <Amount money={shown(data.available, data.currency, data.rest)} />;
}

/** Free spins alone: how many come, and after how much is bet, as soon as that is known. */
function SpinsLater({ id, count }: { id: string; count: number }) {
  const { data } = useGetBonusClaimsQuery(undefined, { refetchOnMountOrArgChange: true });
  const shown = useShownMoney();
  const { wagerRequired = 0, currency } = data?.find((each) => each.id === id) ?? {};
  const total = shown && currency && <Amount key="total" money={shown(wagerRequired, currency)} />;
  return t('deposit.spinsLaterText', { count, isKnown: String(wagerRequired > 0), total });
}

interface Props {
  transaction: Transaction;
  onward: ReactNode;
  /** The button that closes the modal. */
  close: ReactNode;
}

/** The credited deposit: the amount, what it added, the new balance, the receipt, and the way on. */
export function CreditedStatus({ transaction, onward, close }: Props) {
  const { amount, currency, bonus, receipt, balanceCurrency } = transaction;
  const shown = useShownMoney();
  useSound('credited', true);
  const change = shown && changeOf(transaction, shown);
  return (
    <StatusPanel
      kind="good"
      icon={WALLET_ICONS.check}
      title={t('deposit.credited')}
      text={t('deposit.creditedText', { amount: <Amount key="amount" money={moneyOf(amount, currency)} /> })}
    >
      <NamedValues
        values={{
          'deposit.addedToBalance': change && <Amount money={change} />,
          'deposit.addedToBonus':
            shown &&
            bonus?.isCredited &&
            bonus.amount > 0 &&
            t('deposit.bonusAmount', {
              amount: <Amount key="amount" money={shown(bonus.amount, balanceCurrency)} />,
              count: bonus.freeSpins,
            }),
          'deposit.spinsLater': bonus?.isCredited && bonus.amount === 0 && (
            <SpinsLater id={transaction.id} count={bonus.freeSpins} />
          ),
          'deposit.newBalance': <NewBalance credit={transaction} shown={shown} />,
          'wallet.receipt': receipt,
        }}
      />
      {bonus?.missed && <p className={styles.note}>{t(`deposit.missed.${bonus.missed}`)}</p>}
      <div className={styles.onward}>{onward}</div>
      {close}
    </StatusPanel>
  );
}

export default withMessages(messages, CreditedStatus);
