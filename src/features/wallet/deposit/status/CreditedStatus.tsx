import type { Transaction } from '@contract/wallet.ts';
import { FormattedMessage } from 'react-intl';
import { useSound } from '@/features/content';
import { Button } from '@/shared/components';
import { Amount, moneyOf } from '@/shared/money';
import { Facts } from '../../status/Facts';
import { WALLET_ICONS } from '../../frame/icons';
import { changeOf } from '../../shown/changeOf';
import { useShownMoney } from '../../shown/useShownMoney';
import { StatusPanel } from '../../status/StatusPanel';
import styles from '../Deposit.module.scss';

interface Props {
  transaction: Transaction;
  onClose: () => void;
}

/** The money is there: what came, what it added, and the receipt. */
export function CreditedStatus({ transaction, onClose }: Props) {
  const { amount, currency, bonus, receipt } = transaction;
  const shown = useShownMoney();
  useSound('credited', true);
  const change = shown && changeOf(transaction, shown);
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
          change && { name: <FormattedMessage id="deposit.addedToBalance" />, value: <Amount money={change} /> },
          shown && bonus && (bonus.amount > 0 || bonus.freeSpins > 0) && bonus.isCredited
            ? {
                name: <FormattedMessage id="deposit.addedToBonus" />,
                value: (
                  <FormattedMessage
                    id="deposit.bonusAmount"
                    values={{ amount: <Amount key="amount" money={shown(bonus.amount)} />, count: bonus.freeSpins }}
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
}
