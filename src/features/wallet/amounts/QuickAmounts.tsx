import clsx from 'clsx';
import { useIntl } from 'react-intl';
import { t } from '@/shared/i18n';
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
    </div>
  );
}
