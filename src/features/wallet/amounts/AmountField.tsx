import clsx from 'clsx';
import type { Ref } from 'react';
import { Field } from '@/shared/form';
import styles from '../frame/frame.module.scss';

interface Props {
  label: string;
  /** Stands before the amount, such as `Ksh`. */
  unit: string;
  value: string;
  /** Whether cents can be typed. */
  hasCents: boolean;
  /** Message of what is wrong with it. */
  error: string | null;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  onType: (text: string) => void;
}

/** An amount as text. What is typed is tidied by `onType`'s owner. */
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
