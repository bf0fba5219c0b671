import { type CurrencyCode, type Language, LANGUAGE_TAGS } from '../../contract/userChoices.ts';
import { CREDIT } from './wallet';

export type Format = ReturnType<typeof createFormat>;

/** The signs before amounts, as on the site around the game. */
const UNITS: Record<CurrencyCode, string> = { KES: 'Ksh\u00a0', USD: 'US$' };
/** This minus is as wide as a plus. */
const MINUS = '\u2212';

/** Number formats for Kenya in the given language; amounts are credits without a currency. */
export function createFormat(language: Language, currency?: CurrencyCode) {
  const tag = LANGUAGE_TAGS[language];
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const plain = (value: number): string => (value % CREDIT === 0 ? whole : cents).format(value / CREDIT);
  const decimal = (hundredths: number): string => cents.format(hundredths / 100);
  return {
    /** Credits or money from cents, without decimals when they are whole: 1,000 or Ksh 1,000. */
    amount: (value: number): string =>
      currency ? (value < 0 ? MINUS : '') + UNITS[currency] + plain(Math.abs(value)) : plain(value),
    /** The same without the currency. */
    plain,
    multiplier: (hundredths: number): string => `${decimal(hundredths)}×`,
    /** A percentage from a share of one. */
    percent: (value: number): string => share.format(value),
    /** A plain number with two decimals, from hundredths. */
    decimal,
    integer: (value: number): string => whole.format(value),
  };
}
