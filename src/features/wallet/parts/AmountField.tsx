import clsx from 'clsx';
import { type Ref, useId } from 'react';
import styles from './parts.module.scss';
import { FieldError } from './FieldError';

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
  const id = useId();
  return (
    <div className={styles.amountField}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={clsx(styles.box, error && styles.invalid)}>
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
        <input
          ref={ref}
          id={id}
          className={styles.amount}
          type="text"
          inputMode={hasCents ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder="0"
          maxLength={12}
          value={value}
          disabled={isDisabled}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
