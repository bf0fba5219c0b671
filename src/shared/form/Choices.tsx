import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './Choices.module.scss';

interface Props<TValue extends number | string> {
  /** Name of the group for assistive technology. */
  label: string;
  values: readonly TValue[];
  chosen: TValue | null;
  isBusy?: boolean;
  nameOf: (value: TValue) => ReactNode;
  onChoose: (value: TValue) => void;
}

/** One of a few visible choices. */
export function Choices<TValue extends number | string>({
  label,
  values,
  chosen,
  isBusy = false,
  nameOf,
  onChoose,
}: Props<TValue>) {
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
