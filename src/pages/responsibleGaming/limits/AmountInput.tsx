import clsx from 'clsx';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { Field } from '@/shared/form';
import { t } from '@/shared/i18n';
import { caretIn, groupAmount, plainAmount } from './groupedAmount';
import styles from './Limits.module.scss';
import type { LimitUnit } from './LimitSource';

const SIGNS: Partial<Record<LimitUnit, string>> = { KES: 'Ksh', USD: 'US$' };

interface Props {
  unit: LimitUnit;
  /** Digits and a dot. */
  value: string;
  /** Message id of the error. */
  error: string | null;
  onType: (plain: string) => void;
}

/** An amount or minutes, with grouped thousands while it is typed. */
export function AmountInput({ unit, value, error, onType }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const plain = plainAmount(target.value, unit === 'USD');
    caret.current = caretIn(groupAmount(plain), target.value, target.selectionEnd ?? target.value.length);
    onType(plain);
  };

  return (
    <Field
      className={styles.field}
      labelClass={styles.label}
      label={t(unit === 'minutes' ? 'responsible.newMinutes' : 'responsible.amount')}
      error={error && t(error)}
    >
      {(field) => (
        <div className={clsx(styles.box, error && styles.invalid)}>
          <span className={styles.unit} aria-hidden="true">
            {SIGNS[unit] ?? t('responsible.minutesSign')}
          </span>
          <input
            {...field}
            ref={input}
            type="text"
            inputMode={unit === 'USD' ? 'decimal' : 'numeric'}
            autoComplete="off"
            placeholder="0"
            value={groupAmount(value)}
            onChange={type}
          />
        </div>
      )}
    </Field>
  );
}
