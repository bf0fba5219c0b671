import clsx from 'clsx';
import { type Ref, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldError } from '../parts/FieldError';
import parts from '../parts/parts.module.scss';
import { groupPhone } from '@contract/groupPhone.ts';
import { toMsisdn } from '@contract/phone.ts';
import styles from './Deposit.module.scss';

interface Props {
  value: string;
  error: string | null;
  isDisabled: boolean;
  ref: Ref<HTMLInputElement>;
  onType: (text: string) => void;
}

/** The number that is asked to pay, and, before anything is sent, how it was understood. */
export function PhoneField({ value, error, isDisabled, ref, onType }: Props) {
  const id = useId();
  const msisdn = toMsisdn(value);
  return (
    <div className={parts.amountField}>
      <label htmlFor={id} className={parts.label}>
        <FormattedMessage id="deposit.phone" />
      </label>
      <div className={clsx(parts.box, error && parts.invalid)}>
        <input
          ref={ref}
          id={id}
          className={styles.phone}
          type="tel"
          autoComplete="tel"
          placeholder="0712 345 678"
          maxLength={24}
          value={value}
          disabled={isDisabled}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      <div id={`${id}-note`}>
        <FieldError id={`${id}-error`} text={error} />
        {msisdn && (
          <p className={styles.note}>
            <FormattedMessage
              id="deposit.promptGoesTo"
              values={{ phone: <strong key="phone">{groupPhone(`+${msisdn}`)}</strong> }}
            />
          </p>
        )}
      </div>
    </div>
  );
}
