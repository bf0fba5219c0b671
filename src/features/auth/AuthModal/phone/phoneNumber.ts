/** A number while it is typed. 0712…, 712…, 254712… and +254712… mean the same in Kenya. */
import { countryOf, DEFAULT_COUNTRY } from './countries';
import { guessCountry } from './guessCountry';
import { fillMask, phoneMask, PLACE } from './phoneMask';

export interface PhoneNumber {
  /** Two-letter country code, lower case. */
  iso2: string;
  /** Country code and number, digits only, at most 15; may be empty. */
  digits: string;
}

/** Maximum of E.164. */
const MAX_DIGITS = 15;
/** With the plus sign (docs/product.md, Sign-in). */
const MIN_LENGTH = 10;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The dial code of a country alone. */
export const emptyPhone = (iso2: string = DEFAULT_COUNTRY): PhoneNumber => ({ iso2, digits: countryOf(iso2).dialCode });

const nationalPart = ({ iso2, digits }: PhoneNumber): string => {
  const { dialCode } = countryOf(iso2);
  return digits.startsWith(dialCode) ? digits.slice(dialCode.length) : '';
};

export const isEmptyPhone = (phone: PhoneNumber): boolean =>
  phone.digits === '' || phone.digits === countryOf(phone.iso2).dialCode;

/** For sending: with the plus sign, without spaces. */
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

/** Country codes that keep the 0 at the start of a number. */
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

/** Such as `+254 712 345 678`. */
export function formatPhone(phone: PhoneNumber): string {
  const { dialCode } = countryOf(phone.iso2);
  if (phone.digits === '') return '';
  if (!phone.digits.startsWith(dialCode)) return `+${phone.digits}`;
  const national = nationalPart(phone);
  return `+${dialCode} ${fillMask(national, maskOf(phone))}`;
}

/** A sent number, grouped; `iso2` decides when several countries share its code. */
export const formatE164 = (e164: string, iso2: string): string => formatPhone(readPhone(e164, iso2));
