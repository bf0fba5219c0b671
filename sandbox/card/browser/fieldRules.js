/** The accepted input of each of the three fields, and its errors. */
import { brandOf, cvcLengthOf, digitsOf, grouped, isNumberValid, lengthOf } from './cardNumbers.js';

const error = (code, message) => ({ type: 'validation_error', code, message });

const numberOf = (text) => {
  const digits = digitsOf(text);
  return digits.slice(0, lengthOf(brandOf(digits)));
};

/** A month typed as one digit gets its zero; a year of four digits its last two. */
const expiryOf = (text) => {
  const digits = digitsOf(text);
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return full.length === 6 ? full.slice(0, 2) + full.slice(4) : full.slice(0, 4);
};

const isPast = (month, year) => {
  const now = new Date();
  return year * 12 + month < (now.getFullYear() % 100) * 12 + now.getMonth() + 1;
};

function expiryError(digits) {
  const [month, year] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (month < 1 || month > 12) return error('invalid_expiry_month', 'There is no such month.');
  if (isPast(month, year)) return error('invalid_expiry_year_past', 'This card has expired.');
  return undefined;
}

export const RULES = {
  number: {
    clean: numberOf,
    show: grouped,
    isFull: ({ number }) => number.length === lengthOf(brandOf(number)),
    errorOf: ({ number }) =>
      isNumberValid(number) ? undefined : error('invalid_number', 'This card number is not valid.'),
    incomplete: error('incomplete_number', 'The card number is not complete.'),
  },
  expiry: {
    clean: expiryOf,
    show: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits),
    isFull: ({ expiry }) => expiry.length === 4,
    errorOf: ({ expiry }) => expiryError(expiry),
    incomplete: error('incomplete_expiry', 'The expiry date is not complete.'),
  },
  cvc: {
    clean: (text) => digitsOf(text).slice(0, 4),
    show: (digits) => digits,
    isFull: ({ number, cvc }) => cvc.length === cvcLengthOf(brandOf(number)),
    errorOf: () => undefined,
    incomplete: error('incomplete_cvc', 'The security code is not complete.'),
  },
};

/** The error of a field; an incomplete one only after it was left. */
export function errorIn(name, values, hasLeft) {
  const { isFull, errorOf, incomplete } = RULES[name];
  if (isFull(values)) return errorOf(values);
  return hasLeft && values[name] !== '' ? incomplete : undefined;
}
