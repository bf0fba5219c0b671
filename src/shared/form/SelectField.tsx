import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './SelectField.module.scss';

interface Props<TValue extends string> extends Omit<ComponentProps<typeof Field>, 'children' | 'error'> {
  error?: ComponentProps<typeof Field>['error'];
  value: TValue;
  options: readonly { value: TValue; text: string; lang?: string }[];
  /** While a choice is saved, no other is accepted; the focus stays. */
  isBusy?: boolean;
  /** The label stands inside the frame, over the value. */
  isLabelInside?: boolean;
  onChoose: (value: TValue) => void;
}

/** A native select, best for phones. */
export function SelectField<TValue extends string>({
  error,
  value,
  options,
  isBusy = false,
  isLabelInside = false,
  onChoose,
  ...field
}: Props<TValue>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option && !isBusy) onChoose(option.value);
  };
  return (
    <Field
      {...field}
      error={error}
      canFail={error !== undefined}
      className={clsx(isLabelInside && styles.inside, field.className)}
    >
      {(own) => (
        <span className={styles.frame}>
          <select {...own} value={value} aria-disabled={isBusy} onChange={({ target }) => choose(target.value)}>
            {options.map(({ value: each, text, lang }) => (
              <option key={each} value={each} lang={lang}>
                {text}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
