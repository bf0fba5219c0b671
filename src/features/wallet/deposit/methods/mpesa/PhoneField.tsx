import clsx from 'clsx';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '@/shared/form';
import parts from '../../../frame/frame.module.scss';
import { t } from '@/shared/i18n';
import styles from './PhoneField.module.scss';

interface Props {
  value: string;
  /** Message id of the error. */
  missing: string | null;
  isDisabled: boolean;
  ref: Ref<HTMLInputElement>;
  onType: (text: string) => void;
}

/** The phone number that pays. */
export function PhoneField({ value, missing, isDisabled, ref, onType }: Props) {
  const intl = useIntl();
  return (
    <Field
      className={parts.amountField}
      labelClass={parts.label}
      label={t('deposit.phone')}
      error={missing && intl.formatMessage({ id: missing })}
    >
      {(field) => (
        <div className={clsx(parts.box, missing && parts.invalid)}>
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
          />
        </div>
      )}
    </Field>
  );
}
