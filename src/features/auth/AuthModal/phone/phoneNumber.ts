import { type Country, countryOf, DEFAULT_COUNTRY, guessCountry } from './countries';

const PLACE = '.';
/** A country without a grouping gets more places than a number can have. */
const UNGROUPED = PLACE.repeat(15);

/** Keys of a format are patterns such as `/^11/`. */
const isPatternOf = (key: string, national: string): boolean =>
  key.startsWith('/') && new RegExp(key.slice(1, -1)).test(national);

/** The grouping of the digits after the dial code, such as `... ... ...`. */
export function phoneMask({ format = UNGROUPED }: Country, national: string): string {
  if (typeof format === 'string') return format;
  const key = Object.keys(format).find((each) => isPatternOf(each, national)) ?? 'default';
  return format[key] ?? UNGROUPED;
}

/** Fills a mask; extra digits follow ungrouped, signs appear with the next digit. */
export function fillMask(digits: string, mask: string): string {
  let used = 0;
  let text = '';
  for (const sign of mask) {
    if (used === digits.length) return text;
    text += sign === PLACE ? digits[used++] : sign;
  }
  return text + digits.slice(used);
}

/** A number while it is typed. 0712…, 712…, 254712… and +254712… mean the same in Kenya. */
export interface PhoneNumber {
  /** Two-letter country code, lower case. */
  iso2: string;
  /** Country code and number, digits only, at most 15; may be empty. */
  digits: string;
}

/** Maximum of E.164. */
const MAX_DIGITS = 15;
/** The least length with the plus sign (docs/product.md, Sign-in). */
const MIN_LENGTH = 10;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The dial code of a country alone. */
export const emptyPhone = (iso2: string = DEFAULT_COUNTRY): PhoneNumber => ({ iso2, digits: countryOf(iso2).dialCode });

const nationalPart = ({ iso2, digits }: PhoneNumber): string => {
  const { dialCode } = countryOf(iso2);
  return digits.startsWith(dialCode) ? digits.slice(dialCode.length) : '';
};

export const isEmptyPhone = (phone: PhoneNumber): boolean =>
  phone.digits === '' || phone.digits === countryOf(phone.iso2).dialCode;

export const toE164 = ({ digits }: PhoneNumber): string => `+${digits}`;

export const isLongEnough = (phone: PhoneNumber): boolean => toE164(phone).length >= MIN_LENGTH;

const maskOf = (phone: PhoneNumber): string => phoneMask(countryOf(phone.iso2), nationalPart(phone));

const placesIn = (mask: string): number => mask.split(PLACE).length - 1;

/** Removes a repeated country code, as after pasting behind the prefilled code. */
function withoutDoubledCode(phone: PhoneNumber): PhoneNumber {
  const { dialCode } = countryOf(phone.iso2);
  const national = nationalPart(phone);
  const isDoubled = national.startsWith(dialCode) && national.length > placesIn(maskOf(phone));
  return isDoubled ? { ...phone, digits: national } : phone;
}

const KEEPS_LEADING_ZERO: ReadonlySet<string> = new Set(['it', 'sm', 'va', 'ci', 'ga', 'cg']);

function withoutTrunkZero(phone: PhoneNumber): PhoneNumber {
  if (KEEPS_LEADING_ZERO.has(phone.iso2)) return phone;
  const { dialCode } = countryOf(phone.iso2);
  return { ...phone, digits: phone.digits.replace(new RegExp(`^${dialCode}0+`), dialCode) };
}

const withGuessedCountry = (phone: PhoneNumber): PhoneNumber => ({
  ...phone,
  iso2: guessCountry(phone.digits, phone.iso2),
});

/** The typed digits, with the country code added when it is missing. */
function internationalDigits(text: string, iso2: string): string {
  const typed = text.trim();
  const digits = digitsOf(typed);
  const { dialCode } = countryOf(iso2);
  if (typed.startsWith('+') || digits === '') return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith(dialCode) ? digits : `${dialCode}${digits}`;
}

/** Reads the text of the field, whose country was `iso2`. */
export function readPhone(text: string, iso2: string): PhoneNumber {
  const read = { iso2, digits: internationalDigits(text, iso2) };
  const tidied = withoutTrunkZero(withoutDoubledCode(withoutTrunkZero(withGuessedCountry(read))));
  return { ...tidied, digits: tidied.digits.slice(0, MAX_DIGITS) };
}

export const inCountry = (phone: PhoneNumber, iso2: string): PhoneNumber => ({
  iso2,
  digits: `${countryOf(iso2).dialCode}${nationalPart(phone)}`.slice(0, MAX_DIGITS),
});

/** A text such as `+254 712 345 678`. */
export function formatPhone(phone: PhoneNumber): string {
  const { dialCode } = countryOf(phone.iso2);
  if (phone.digits === '') return '';
  if (!phone.digits.startsWith(dialCode)) return `+${phone.digits}`;
  const national = nationalPart(phone);
  return `+${dialCode} ${fillMask(national, maskOf(phone))}`;
}

/** A sent number, grouped; `iso2` decides when several countries share its code. */
export const formatE164 = (e164: string, iso2: string): string => formatPhone(readPhone(e164, iso2));

/** The number after an edit of the phone field. The field is grouped, so the caret must be set again. */
interface Edit {
  text: string;
  caret: number;
  isBackspace: boolean;
}

/** Backspace on a space or bracket deletes the digit before it. */
export function editedPhone(phone: PhoneNumber, { text, caret, isBackspace }: Edit): PhoneNumber {
  const isOnlyASignGone = isBackspace && digitsOf(text) === phone.digits;
  if (!isOnlyASignGone) return readPhone(text, phone.iso2);
  return readPhone(`+${digitsOf(text.slice(0, caret)).slice(0, -1)}${digitsOf(text.slice(caret))}`, phone.iso2);
}

/** The caret in the grouped text, after the same number of digits as before. */
export function caretAfter({ text, caret }: Edit, phone: PhoneNumber): number {
  const shown = formatPhone(phone);
  const behind = digitsOf(text.slice(caret)).length;
  let at = shown.length;
  for (let seen = 0; at > 0 && seen < behind; at -= 1) if (/\d/.test(shown.charAt(at - 1))) seen += 1;
  return at;
}
