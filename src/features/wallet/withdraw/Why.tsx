import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { FormattedDate } from 'react-intl';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import styles from './Withdraw.module.scss';

/** Why money can go there, and when it waits; nothing from a backend that does not say. */
export const Why = ({ method }: { method: WithdrawalMethod }) => {
  const { owed = 0, isForWinnings, waitsUntil, currency } = method;
  const paid = owed > 0 ? 'paid' : 'none';
  const id = isForWinnings ? `withdraw.why.own.${paid}` : `withdraw.why.${paid}`;
  return (
    <>
      {(isForWinnings || owed > 0) && (
        <span className={styles.methodHint}>
          {t(id, { amount: <Amount key="amount" money={moneyOf(owed, currency)} /> })}
        </span>
      )}
      {waitsUntil && (
        <span className={styles.methodHint}>
          {t('withdraw.why.waits', {
            time: <FormattedDate key="time" value={waitsUntil} dateStyle="medium" timeStyle="short" />,
          })}
        </span>
      )}
    </>
  );
};
