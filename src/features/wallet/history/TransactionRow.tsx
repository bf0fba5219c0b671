import type { Transaction } from '@contract/transactions.ts';
import { Amount, moneyOf } from '@/shared/money';
import clsx from 'clsx';
import { t, useIntl } from '@/shared/i18n';
import { FormattedDate, FormattedTime } from 'react-intl';
import { PathIcon } from '@/shared/components';
import type { Stated } from '../methods/Method';
import { ownStateOf, reasonText, shownStateOf } from './transactionState';
import styles from './Transaction.module.scss';

/** An arrow to the player's balance, or from it, on a 24 × 24 grid. */
const DIRECTION_ICONS = {
  deposit: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15',
  withdrawal: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 19.5h15',
} as const;

/** An amount with its direction, once it has moved: a deposit that is not credited adds nothing yet. */
export const SignedAmount = ({ transaction: { type, amount, currency, status } }: { transaction: Transaction }) => {
  const isIn = type === 'deposit';
  const hasMoved = isIn ? status === 'completed' : status !== 'failed';
  if (!hasMoved) return <Amount money={moneyOf(amount, currency)} />;
  return (
    <>
      {isIn && '+'}
      <Amount money={moneyOf(isIn ? amount : -amount, currency)} />
    </>
  );
};

export function StatusChip({ transaction }: { transaction: Stated }) {
  const own = ownStateOf(transaction);
  const shown = shownStateOf(transaction);
  return (
    <span className={clsx(styles.status, styles[own?.looksLike ?? shown])}>
      {t(own?.text ?? `wallet.status.${shown}`)}
    </span>
  );
}

export const TransactionRow = ({ transaction, onOpen }: { transaction: Transaction; onOpen: () => void }) => {
  const intl = useIntl();
  const { type, method, account, receipt, createdAt, status, reason } = transaction;
  const isFailed = status === 'failed';
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.icon} data-type={isFailed ? status : type}>
        <PathIcon path={DIRECTION_ICONS[type]} size={20} />
      </span>
      <span className={styles.what}>
        <span className={styles.name}>{t(`wallet.type.${type}`)}</span>
        <span className={clsx(styles.soft, styles.way)}>
          {t(`wallet.method.${method}`)}
          {account && ' · '}
          <span className={styles.piece}>{account}</span>
        </span>
        <span className={clsx(styles.soft, styles.when)}>
          <time dateTime={createdAt}>
            <FormattedDate value={createdAt} day="numeric" month="short" year="numeric" />{' '}
            <FormattedTime value={createdAt} />
          </time>
          {receipt && (
            <>
              <span className={styles.dot}> · </span>
              <span className={styles.receipt}>{receipt}</span>
            </>
          )}
        </span>
        {isFailed && reason && <span className={clsx(styles.soft, styles.why)}>{reasonText(intl, reason)}</span>}
      </span>
      <span className={styles.sum} data-status={status}>
        <SignedAmount transaction={transaction} />
      </span>
      <StatusChip transaction={transaction} />
    </button>
  );
};
