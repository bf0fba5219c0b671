import type { Transaction } from '@contract/transactions.ts';
import type { ReactNode } from 'react';
import { useSound } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { Facts } from '../../status/Facts';
import { WALLET_ICONS } from '../../frame/icons';
import { changeOf } from '../../shown/changeOf';
import { useShownMoney } from '../../shown/useShownMoney';
import { StatusPanel } from '../../status/StatusPanel';
import styles from './Credited.module.scss';
import { NewBalance } from './NewBalance';

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
      <Facts
        facts={[
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
