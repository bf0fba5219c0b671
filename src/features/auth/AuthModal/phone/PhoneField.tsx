import { type ChangeEvent, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Combobox } from '@/shared/components';
import { Field } from '@/shared/form';
import { t } from '@/shared/i18n';
import parts from '../steps.module.scss';
import { countryOf } from './countries';
import { countryName, countryOptions } from './countryOptions';
import { caretAfter, editedPhone } from './editedPhone';
import { Flag } from './Flag';
import styles from './PhoneField.module.scss';
import { formatPhone, inCountry, type PhoneNumber } from './phoneNumber';

interface Props {
  phone: PhoneNumber;
  /** The error. */
  error: ReactNode;
  isReadOnly: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange: (phone: PhoneNumber) => void;
}

/** A phone number with its country, chosen from a list or read from the number. */
export function PhoneField({ phone, error, isReadOnly, ref, onChange }: Props) {
  const intl = useIntl();
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  const country = countryOf(phone.iso2);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isBackspace = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentBackward';
    const made = { text: target.value, caret: target.selectionEnd ?? target.value.length, isBackspace };
    const next = editedPhone(phone, made);
    caret.current = caretAfter(made, next);
    onChange(next);
  };

  return (
    <Field label={t('auth.phone')} error={error} labelClass={styles.label} errorClass={parts.reserved}>
      {(input) => (
        <div className={styles.frame} data-invalid={input['aria-invalid'] || undefined}>
          <Combobox
            label={intl.formatMessage(
              { id: 'auth.country' },
              { country: countryName(country.iso2, intl), code: country.dialCode },
            )}
            getOptions={() => countryOptions(intl)}
            selectedId={phone.iso2}
            isReadOnly={isReadOnly}
            searchLabel={intl.formatMessage({ id: 'auth.searchCountry' })}
            emptyText={intl.formatMessage({ id: 'auth.noCountry' })}
            onSelect={(iso2) => {
              onChange(inCountry(phone, iso2));
              box.current?.focus();
            }}
          >
            <Flag iso2={phone.iso2} />
          </Combobox>
          <input
            {...input}
            ref={box}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            className={styles.input}
            readOnly={isReadOnly}
            value={formatPhone(phone)}
            onChange={edit}
          />
        </div>
      )}
    </Field>
  );
}
