import clsx from 'clsx';
import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { useId } from 'react';
import { t, useIntl } from '@/shared/i18n';
import { Amount, type Money, moneyOf } from '@/shared/money';
import { MethodMark } from '../methods/MethodMark';
import { timeText } from '../frame/StatusDetails';
import { withdrawnBy } from '../methods';
import { keyOf } from './useWithdrawDraft';
import { DestinationNote } from './ConfirmStep';
import styles from './Withdraw.module.scss';

interface Props {
  methods: readonly WithdrawalMethod[];
  /** A decimal amount of the account's currency. */
  available: number;
  least: Money;
  chosen: WithdrawalMethod | undefined;
  onChoose: (key: string) => void;
}

/** All of it can leave, but no place takes it whole. */
function isSplit({ methods, available }: Pick<Props, 'methods' | 'available'>): boolean {
  const mosts = methods.map(({ canWithdraw, maxAmount = available }) => (canWithdraw ? maxAmount : 0));
  return Math.max(...mosts) < available && mosts.reduce((sum, most) => sum + most, 0) >= available;
}

/** Lists the withdrawal methods: money goes back to where deposits came from. */
export function MethodList({ methods, available, least, chosen, onChoose }: Props) {
  const intl = useIntl();
  const name = useId();
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t('withdraw.methods')}</legend>
      {methods.map((method) => (
        <label
          key={keyOf(method)}
          className={clsx(styles.method, method === chosen && styles.chosen, !method.canWithdraw && styles.off)}
        >
          <input
            type="radio"
            name={name}
            checked={method === chosen}
            disabled={!method.canWithdraw}
            onChange={() => onChoose(keyOf(method))}
          />
          <MethodMark face={withdrawnBy(method.id).face} />
          <span className={styles.methodWords}>
            <span className={styles.methodName}>
              {t(`wallet.method.${method.method}`)} <span>{method.details}</span>
            </span>
            {method.processingTime && !method.waitsUntil && (
              <span className={styles.methodHint}>{timeText(intl, method.processingTime)}</span>
            )}
            <DestinationNote method={method} />
            <Limit method={method} available={available} />
          </span>
        </label>
      ))}
      <p className={styles.noteLine}>
        {t('withdraw.least', { isSplit: isSplit({ methods, available }), least: <Amount key="least" money={least} /> })}
      </p>
    </fieldset>
  );
}

/** The limit is shown only when it is lower than the available amount. */
const Limit = ({ method, available }: { method: WithdrawalMethod; available: number }) => {
  const { canWithdraw, maxAmount, currency } = method;
  if (!canWithdraw) return <span className={styles.methodHint}>{t('withdraw.methodOff')}</span>;
  if (maxAmount === undefined || maxAmount >= available) return null;
  return (
    <span className={styles.methodHint}>
      {t('withdraw.methodMost', { amount: <Amount key="amount" money={moneyOf(maxAmount, currency)} /> })}
    </span>
  );
};
