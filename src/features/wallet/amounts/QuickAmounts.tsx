import clsx from 'clsx';
import { t, useIntl } from '@/shared/i18n';
import { type Money, moneyOf, useMoneyText } from '@/shared/money';
import styles from '../frame/frame.module.scss';

interface Props {
  /** Decimal amounts of `currency`. */
  amounts: readonly number[];
  currency: Money['currency'];
  /** The amount in the field. */
  value: string;
  /** Marked as the minimum. */
  min?: number;
  /** All there is, to choose by one press. */
  most?: number;
  canChoose?: (amount: number) => boolean;
  isDisabled?: boolean;
  /** Id of the element that says why some are disabled. */
  describedBy?: string | undefined;
  onChoose: (amount: string) => void;
}

export function QuickAmounts({
  amounts,
  currency,
  value,
  min,
  most,
  canChoose,
  isDisabled = false,
  describedBy,
  onChoose,
}: Props) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  return (
    <div
      className={styles.quick}
      data-currency={currency}
      role="group"
      aria-label={intl.formatMessage({ id: 'wallet.quickAmounts' })}
      aria-describedby={describedBy}
    >
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={clsx(styles.quickAmount, value === String(amount) && styles.chosen)}
          aria-pressed={value === String(amount)}
          disabled={isDisabled || canChoose?.(amount) === false}
          onClick={() => onChoose(String(amount))}
        >
          {moneyText(moneyOf(amount, currency))}
          {amount === min && <span className={styles.min}>{t('wallet.min')}</span>}
        </button>
      ))}
      {most !== undefined && (
        <button
          type="button"
          className={styles.quickAmount}
          disabled={isDisabled || most <= 0}
          onClick={() => onChoose(String(most))}
        >
          {t('wallet.max')}
        </button>
      )}
    </div>
  );
}
