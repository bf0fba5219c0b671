import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { type Money, moneyOf, useMoneyText } from '@/shared/money';
import { minorOfText } from '@contract/money.ts';
import styles from './frame.module.scss';

interface BoxedInputProps extends Pick<ComponentProps<'input'>, 'value' | 'disabled' | 'onClick' | 'ref'> {
  label: ReactNode;
  /** It stands before the text, such as `Ksh`. */
  unit?: string;
  error: string | null | undefined;
  /** The owner cleans the text. */
  onType: (text: string) => void;
}

export const BoxedInput = ({ label, unit, error, onType, ...input }: BoxedInputProps & ComponentProps<'input'>) => (
  <Field className={styles.amountField} labelClass={styles.label} label={label} error={error}>
    {(field) => (
      <div className={clsx(styles.box, error && styles.invalid)}>
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
        <input {...field} {...input} onChange={({ target }) => onType(target.value)} />
      </div>
    )}
  </Field>
);

export const AmountField = ({ hasCents, ...field }: BoxedInputProps & { hasCents: boolean }) => (
  <BoxedInput
    className={styles.amount}
    type="text"
    inputMode={hasCents ? 'decimal' : 'numeric'}
    autoComplete="off"
    placeholder="0"
    maxLength={12}
    {...field}
  />
);

interface QuickAmountsProps {
  /** Decimal amounts of `currency`. */
  amounts: readonly number[];
  currency: Money['currency'];
  value: string;
  /** This amount is marked as the minimum. */
  min?: number;
  /** One press chooses all there is. */
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
}: QuickAmountsProps) {
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

/** Typed amounts stay text until they are sent, so that no float is multiplied. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Keeps digits and one dot, with at most two decimals. */
export function onlyDecimal(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

/** Whole cents of the amount's currency; `null` for invalid text. */
export function centsOf(text: string): number | null {
  return /^(?=\.?\d)\d{0,9}(?:\.\d{0,2})?$/.test(text) ? minorOfText(text) : null;
}

/** A typed amount above zero; `null` for none. */
export function moneyTyped(text: string, currency: Money['currency']): Money | null {
  const amountMinor = centsOf(text);
  return amountMinor ? { amountMinor, currency } : null;
}
