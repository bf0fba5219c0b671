import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Choices.module.scss';

interface ChoicesProps<TValue extends number | string> {
  label: string;
  values: readonly TValue[];
  chosen: TValue | null;
  isBusy?: boolean;
  nameOf: (value: TValue) => ReactNode;
  onChoose: (value: TValue) => void;
}

export function Choices<TValue extends number | string>({
  label,
  values,
  chosen,
  isBusy = false,
  nameOf,
  onChoose,
}: ChoicesProps<TValue>) {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-busy={isBusy}>
      <legend className="visuallyHidden">{label}</legend>
      {values.map((value) => (
        <label key={value} className={clsx(styles.choice, value === chosen && styles.chosen)}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            aria-disabled={isBusy}
            onChange={() => {
              if (!isBusy) onChoose(value);
            }}
          />
          <span>{nameOf(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'onToggle'> {
  isChecked: boolean;
  onToggle: (isChecked: boolean) => void;
  /** The text beside the box; it may hold a link. */
  children: ReactNode;
}

/** A box to tick; the whole line can be pressed. */
export const Checkbox = ({ isChecked, onToggle, children, ...input }: CheckboxProps) => (
  <label className={styles.line}>
    <input {...input} type="checkbox" checked={isChecked} onChange={({ target }) => onToggle(target.checked)} />
    <span>{children}</span>
  </label>
);
