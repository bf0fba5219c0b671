import { type IntlShape, useIntl } from 'react-intl';
import { Combobox, type ComboboxOption } from '@/shared/components';
import { type ChangeEvent, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Field } from '@/shared/form';
import { t } from '@/shared/i18n';
import { COUNTRIES, countryOf, PREFERRED_COUNTRIES, regionsOf } from './countries';
import { caretAfter, editedPhone, formatPhone, inCountry, type PhoneNumber } from './phoneNumber';
import styles from './PhoneField.module.scss';
import stepStyles from '../steps.module.scss';

const SIZE_PX = 16;

/** A flag has colours; letters are grey. */
function drawsColours(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE_PX;
  const context = canvas.getContext?.('2d', { willReadFrequently: true });
  if (!context) return false;
  context.font = `${SIZE_PX}px sans-serif`;
  context.textBaseline = 'top';
  context.fillText(flagOf('ke'), 0, 0);
  const { data } = context.getImageData(0, 0, SIZE_PX, SIZE_PX);
  return data.some((value, index) => index % 4 === 0 && value !== data[index + 1]);
}

let answer: boolean | undefined;

/** True when the emoji of this system contain flags; on Windows a flag is two letters in a box. */
const canShowFlags = (): boolean => (answer ??= drawsColours());

const REGIONAL_A = 0x1f1e6;
const LETTER_A = 0x61;

const flagOf = (iso2: string): string =>
  String.fromCodePoint(...[...iso2].map((letter) => REGIONAL_A + letter.charCodeAt(0) - LETTER_A));

/** The system's flag emoji, else the two letters. Nothing is downloaded. */
const Flag = ({ iso2 }: { iso2: string }) =>
  canShowFlags() ? (
    <span className={styles.flag} aria-hidden="true">
      {flagOf(iso2)}
    </span>
  ) : (
    <span className={styles.letters} data-letters={iso2.toUpperCase()} aria-hidden="true" />
  );

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'region' });

type Intl = Pick<IntlShape, 'locale' | 'formatDisplayName'>;

const nameOf = (code: string, intl: Intl): string => intl.formatDisplayName(code, { type: 'region' }) ?? code;
const englishName = (code: string): string => ENGLISH_NAMES.of(code) ?? '';

const countryName = (iso2: string, intl: Intl): string => nameOf(iso2.toUpperCase(), intl);

/** Names the regions of a country in the page's language and in English. */
const groupOf = (iso2: string, intl: Intl): string =>
  regionsOf(iso2)
    .map((region) => `${nameOf(region, intl)} ${englishName(region)}`)
    .join(' ');

const rank = ({ id }: ComboboxOption): number => {
  const at = PREFERRED_COUNTRIES.indexOf(id);
  return at === -1 ? PREFERRED_COUNTRIES.length : at;
};

/** Every country in the page's language, preferred ones first; also found by English name and region. */
function countryOptions(intl: Intl): readonly ComboboxOption[] {
  const options = COUNTRIES.map(({ iso2, dialCode }) => ({
    id: iso2,
    label: countryName(iso2, intl),
    hint: `+${dialCode}`,
    keywords: `${englishName(iso2.toUpperCase())} ${iso2}`,
    group: groupOf(iso2, intl),
    start: <Flag iso2={iso2} />,
  }));
  return options.toSorted((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, intl.locale));
}

interface Props {
  phone: PhoneNumber;
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
    <Field label={t('auth.phone')} error={error} labelClass={styles.label} errorClass={stepStyles.reserved}>
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
