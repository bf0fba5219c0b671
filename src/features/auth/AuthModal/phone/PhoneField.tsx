import { type ChangeEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Combobox } from '@/shared/components';
import { countryOf } from './countries';
import { caretAfter, editedPhone } from './editedPhone';
import { Flag } from './Flag';
import styles from './PhoneField.module.scss';
import { formatPhone, inCountry, type PhoneNumber } from './phoneNumber';
import { useCountryOptions } from './useCountryOptions';

interface Props {
  id: string;
  phone: PhoneNumber;
  isInvalid: boolean;
  isReadOnly: boolean;
  /** Id of the element that says what is wrong. */
  describedBy: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange: (phone: PhoneNumber) => void;
}

/** A phone number with its country, which is chosen from a list or read from the number. */
export function PhoneField({ id, phone, isInvalid, isReadOnly, describedBy, ref, onChange }: Props) {
  const intl = useIntl();
  const options = useCountryOptions();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  const country = options.find((option) => option.id === phone.iso2);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
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
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <FormattedMessage id="auth.phone" />
      </label>
      <div className={styles.frame} data-invalid={isInvalid || undefined}>
        <Combobox
          label={intl.formatMessage(
            { id: 'auth.country' },
            { country: country?.label ?? '', code: countryOf(phone.iso2).dialCode },
          )}
          options={options}
          selectedId={phone.iso2}
          isReadOnly={isReadOnly}
          searchLabel={intl.formatMessage({ id: 'auth.searchCountry' })}
          emptyText={intl.formatMessage({ id: 'auth.noCountry' })}
          onSelect={(iso2) => {
            onChange(inCountry(phone, iso2));
            input.current?.focus();
          }}
        >
          <Flag iso2={phone.iso2} />
        </Combobox>
        <input
          ref={input}
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className={styles.input}
          readOnly={isReadOnly}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          value={formatPhone(phone)}
          onChange={edit}
        />
      </div>
    </div>
  );
}
