import type { Balance } from '@contract/wallet.ts';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { convertedMoney } from '../shown/convertedMoney';
import { useShownMoney } from '../shown/useShownMoney';
import styles from './Withdraw.module.scss';

interface Props {
  balance: Balance;
  /** 0 without a rate. */
  kesPerUsd: number;
}

/** What can be withdrawn, in the account's currency; what is owed or on its way out, and what can never be withdrawn. */
export function Available({ balance: { balance, available, held, bonusBalance, rest, currency }, kesPerUsd }: Props) {
  const shown = useShownMoney();
  const said = (amount: number) => shown && <Amount key="amount" money={shown(amount, currency)} />;
  return (
    <div className={styles.available}>
      <p className={styles.caption}>{t('withdraw.available')}</p>
      <p className={styles.sum}>
        <Amount money={moneyOf(available, currency)} />
      </p>
      {currency === 'USD' && kesPerUsd > 0 && (
        <p className={styles.caption}>
          <Amount money={convertedMoney(available, currency, kesPerUsd, rest)} />
        </p>
      )}
      {balance < 0 && <p className={styles.noteLine}>{t('withdraw.debt', { amount: said(-balance) })}</p>}
      {held > 0 && <p className={styles.noteLine}>{t('withdraw.held', { amount: said(held) })}</p>}
      <p className={styles.noteLine}>{t('withdraw.bonusNote', { amount: said(bonusBalance) })}</p>
    </div>
  );
}
