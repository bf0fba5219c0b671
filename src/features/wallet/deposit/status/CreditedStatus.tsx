import type { Transaction } from '@contract/wallet.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/components';
import { Amount, moneyOf } from '@/shared/money';
import { Facts } from '../../parts/Facts';
import { WALLET_ICONS } from '../../parts/icons';
import { StatusPanel } from '../../parts/StatusPanel';
import styles from '../Deposit.module.scss';

interface Props {
  transaction: Transaction;
  onClose: () => void;
}

const usd = (amount: number) => <Amount key="amount" money={moneyOf(amount, 'USD')} />;

/** The money is there: what came, what it added, and the receipt. */
export const CreditedStatus = ({ transaction, onClose }: Props) => {
  const { amount, currency, balanceAmount, bonus, receipt } = transaction;
  return (
    <StatusPanel
      kind="good"
      icon={WALLET_ICONS.check}
      title={<FormattedMessage id="deposit.credited" />}
      text={
        <FormattedMessage
          id="deposit.creditedText"
          values={{ amount: <Amount key="amount" money={moneyOf(amount, currency)} /> }}
        />
      }
    >
      <Facts
        facts={[
          balanceAmount === undefined
            ? null
            : { name: <FormattedMessage id="deposit.addedToBalance" />, value: usd(balanceAmount) },
          bonus && (bonus.amount > 0 || bonus.freeSpins > 0) && bonus.isCredited
            ? {
                name: <FormattedMessage id="deposit.addedToBonus" />,
                value: (
                  <FormattedMessage
                    id="deposit.bonusAmount"
                    values={{ amount: usd(bonus.amount), count: bonus.freeSpins }}
                  />
                ),
              }
            : null,
          receipt ? { name: <FormattedMessage id="wallet.receipt" />, value: receipt } : null,
        ]}
      />
      {bonus?.missed && (
        <p className={styles.note}>
          <FormattedMessage id={`deposit.missed.${bonus.missed}`} />
        </p>
      )}
      <Button size="l" variant="quiet" onClick={onClose}>
        <FormattedMessage id="deposit.done" />
      </Button>
    </StatusPanel>
  );
};
