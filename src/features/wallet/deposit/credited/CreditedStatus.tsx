import { type ReactNode, useState } from 'react';
import { useStore } from 'react-redux';
import type { Transaction } from '@contract/transactions.ts';
import { Amount, moneyOf } from '@/shared/money';
import { useSound } from '@/features/ui';
import { Button } from '@/shared/components';
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

/** Whether the balance came with the credit. Else its event is lost, or still on its way. */
function isBalanceOf({ type, id }: Transaction, state: LiveState): boolean {
  const { fulfilledTimeStamp: creditedAt = Infinity } = walletApi.endpoints.getTransaction.select({ type, id })(state);
  const { fulfilledTimeStamp: toldAt = 0 } = balanceApi.endpoints.getBalance.select()(state);
  return toldAt >= creditedAt;
}

/** The balance after the credit, asked for where it did not come with it; a dash while it is unknown. */
export function NewBalance({ credit, shown }: { credit: Transaction; shown: ShowMoney | null }) {
  const store = useStore<LiveState>();
  const [isKnown] = useState(() => isBalanceOf(credit, store.getState()));
  const { data, isFetching, isError } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: !isKnown });
  if (!data || !shown || isFetching || isError) return '–';
  return <Amount money={shown(data.available, data.currency, data.rest)} />;
}

interface Props {
  transaction: Transaction;
  onward: ReactNode;
  onClose: () => void;
}

/** The credited deposit: the amount, what it added, the new balance, the receipt, and the way on. */
export function CreditedStatus({ transaction, onward, onClose }: Props) {
  const { amount, currency, bonus, receipt } = transaction;
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
        values={[
          change && { name: t('deposit.addedToBalance'), value: <Amount money={change} /> },
          shown && bonus && (bonus.amount > 0 || bonus.freeSpins > 0) && bonus.isCredited
            ? {
                name: t('deposit.addedToBonus'),
                value: t('deposit.bonusAmount', {
                  amount: <Amount key="amount" money={shown(bonus.amount, transaction.balanceCurrency)} />,
                  count: bonus.freeSpins,
                }),
              }
            : null,
          { name: t('deposit.newBalance'), value: <NewBalance credit={transaction} shown={shown} /> },
          receipt ? { name: t('wallet.receipt'), value: receipt } : null,
        ]}
      />
      {bonus?.missed && <p className={styles.note}>{t(`deposit.missed.${bonus.missed}`)}</p>}
      <div className={styles.onward}>{onward}</div>
      <Button size="l" variant="quiet" onClick={onClose}>
        {t('deposit.done')}
      </Button>
    </StatusPanel>
  );
}

export default withMessages(messages, CreditedStatus);
