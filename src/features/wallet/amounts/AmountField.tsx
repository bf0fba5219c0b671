import clsx from 'clsx';
import type { Ref } from 'react';
import { Field } from '@/shared/form';
import styles from '../frame/frame.module.scss';

interface Props {
  label: string;
  /** Before the amount, such as `Ksh`. */
  unit: string;
  value: string;
  hasCents: boolean;
  /** Message of the error. */
  error: string | null;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  onType: (text: string) => void;
}

/** An amount as text. The owner of `onType` cleans it. */
export function AmountField({ label, unit, value, hasCents, error, isDisabled = false, ref, onType }: Props) {
  return (
    <Field className={styles.amountField} labelClass={styles.label} label={label} error={error}>
      {(field) => (
        <div className={clsx(styles.box, error && styles.invalid)}>
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
          <input
            {...field}
            ref={ref}
            className={styles.amount}
            type="text"
            inputMode={hasCents ? 'decimal' : 'numeric'}
            autoComplete="off"
            placeholder="0"
            maxLength={12}
            value={value}
            disabled={isDisabled}
            onChange={({ target }) => onType(target.value)}
          />
        </div>
      )}
    </Field>
  );
}
