/** Typed card numbers. Only the sandbox's own ones can pay, and none leaves the page. */

const TEST_NUMBERS = new Map([
  ['4242424242424242', 'pm_card_visa'],
  ['5555555555554444', 'pm_card_mastercard'],
  ['378282246310005', 'pm_card_amex'],
  ['4000000000000002', 'pm_card_chargeDeclined'],
  ['4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds'],
  ['4000002500003155', 'pm_card_authenticationRequired'],
]);

const BRANDS = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
];

export const digitsOf = (text) => text.replace(/\D/g, '');

export const brandOf = (number) => BRANDS.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown';

export const lengthOf = (brand) => (brand === 'amex' ? 15 : 16);

export const cvcLengthOf = (brand) => (brand === 'amex' ? 4 : 3);

/** The payment method of a test card; undefined for any other. */
export const paymentMethodOf = (number) => TEST_NUMBERS.get(number);

export const grouped = (number) =>
  (brandOf(number) === 'amex'
    ? [number.slice(0, 4), number.slice(4, 10), number.slice(10)]
    : (number.match(/.{1,4}/g) ?? [])
  )
    .filter(Boolean)
    .join(' ');

/** The check digit of ISO/IEC 7812. */
export const isNumberValid = (number) => {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
};
