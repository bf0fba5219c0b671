import type { Balance } from '@contract/users.ts';
import { FormattedMessage } from 'react-intl';
import { Amount, moneyOf } from '@/shared/money';
import { shownShillings } from '../shown/shownShillings';
import styles from './Withdraw.module.scss';

interface Props {
  balance: Balance;
  /** 0 where there is no rate. */
  kesPerUsd: number;
}

const usd = (amount: number) => <Amount key="amount" money={moneyOf(amount, 'USD')} />;

/** What can be withdrawn, what is on its way out, and what never can. */
export const Available = ({ balance: { available, held, bonusBalance, rest }, kesPerUsd }: Props) => {
  return (
    <div className={styles.available}>
      <p className={styles.caption}>
        <FormattedMessage id="withdraw.available" />
      </p>
      <p className={styles.sum}>{usd(available)}</p>
      {kesPerUsd > 0 && (
        <p className={styles.caption}>
          <Amount money={shownShillings(available, kesPerUsd, rest)} />
        </p>
      )}
      {held > 0 && (
        <p className={styles.noteLine}>
          <FormattedMessage id="withdraw.held" values={{ amount: usd(held) }} />
        </p>
      )}
      <p className={styles.noteLine}>
        <FormattedMessage id="withdraw.bonusNote" values={{ amount: usd(bonusBalance) }} />
      </p>
    </div>
  );
};
