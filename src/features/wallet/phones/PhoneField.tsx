import clsx from 'clsx';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Field } from '@/shared/form';
import { useIntl } from '@/shared/i18n';
import frame from '../frame/frame.module.scss';
import styles from './PhoneField.module.scss';

interface Props {
  label: ReactNode;
  value: string;
  /** Message id of the error. */
  missing?: string | null;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  onType: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export function PhoneField({ label, value, missing, isDisabled, ref, onType, onKeyDown }: Props) {
  const intl = useIntl();
  return (
    <Field
      className={frame.amountField}
      labelClass={frame.label}
      label={label}
      error={missing && intl.formatMessage({ id: missing })}
    >
      {(field) => (
        <div className={clsx(frame.box, missing && frame.invalid)}>
          <input
            {...field}
            ref={ref}
            className={styles.phone}
            type="tel"
            autoComplete="tel"
            placeholder="0712 345 678"
            maxLength={24}
            value={value}
            disabled={isDisabled}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </Field>
  );
}
