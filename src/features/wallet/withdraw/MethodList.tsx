import clsx from 'clsx';
import type { WithdrawalMethod } from '@contract/wallet.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { PathIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { timeText } from '../status/timeText';
import { payoutMethod } from './methods';
import styles from './Withdraw.module.scss';

interface Props {
  methods: readonly WithdrawalMethod[];
  /** Decimal, of the account's currency. */
  available: number;
  chosenId: WithdrawalMethod['id'] | undefined;
  onChoose: (id: WithdrawalMethod['id']) => void;
}

/** Withdrawal methods: back to where deposits came from. */
export function MethodList({ methods, available, chosenId, onChoose }: Props) {
  const intl = useIntl();
  const name = useId();
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t('withdraw.methods')}</legend>
      {methods.map((method) => (
        <label
          key={method.id}
          className={clsx(styles.method, method.id === chosenId && styles.chosen, !method.canWithdraw && styles.off)}
        >
          <input
            type="radio"
            name={name}
            checked={method.id === chosenId}
            disabled={!method.canWithdraw}
            onChange={() => onChoose(method.id)}
          />
          <PathIcon path={payoutMethod(method.id).face.icon} size={26} />
          <span className={styles.methodWords}>
            <span className={styles.methodName}>
              {t(`wallet.method.${method.method}`)} <span>{method.details}</span>
            </span>
            <span className={styles.methodHint}>{method.processingTime && timeText(intl, method.processingTime)}</span>
            <Limit method={method} available={available} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Shown only when it is lower than the available amount. */
const Limit = ({
  method: { canWithdraw, maxAmount, currency },
  available,
}: {
  method: WithdrawalMethod;
  available: number;
}) => {
  if (!canWithdraw) {
    return <span className={styles.methodHint}>{t('withdraw.methodOff')}</span>;
  }
  if (maxAmount === undefined || maxAmount >= available) return null;
  return (
    <span className={styles.methodHint}>
      {t('withdraw.methodMost', { amount: <Amount key="amount" money={moneyOf(maxAmount, currency)} /> })}
    </span>
  );
};
