import { type Language, LANGUAGE_TAGS } from '../../contract/userChoices.ts';
import { CREDIT } from './wallet';

export type MoneyCurrency = 'KES' | 'USD';

export interface Format {
  /** Credits or money from cents, without decimals when they are whole: 1,000 or Ksh 1,000. */
  amount: (cents: number) => string;
  /** The same without the currency. */
  plain: (cents: number) => string;
  /** A multiplier from hundredths: 1.50×. */
  multiplier: (hundredths: number) => string;
  /** A percentage from a share of one. */
  percent: (share: number) => string;
  /** A plain number with two decimals, from hundredths. */
  decimal: (hundredths: number) => string;
  integer: (value: number) => string;
}

/** Before amounts, as on the site around the game. */
const UNITS: Record<MoneyCurrency, string> = { KES: 'Ksh\u00a0', USD: 'US$' };
/** This minus is as wide as a plus. */
const MINUS = '\u2212';

/** Number formats for Kenya in the given language; amounts are credits without a currency. */
export function createFormat(language: Language, currency?: MoneyCurrency): Format {
  const tag = LANGUAGE_TAGS[language];
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const plain = (value: number): string => (value % CREDIT === 0 ? whole : cents).format(value / CREDIT);
  return {
    amount: (value) => (currency ? (value < 0 ? MINUS : '') + UNITS[currency] + plain(Math.abs(value)) : plain(value)),
    plain,
    multiplier: (hundredths) => `${cents.format(hundredths / 100)}×`,
    percent: (value) => share.format(value),
    decimal: (hundredths) => cents.format(hundredths / 100),
    integer: (value) => whole.format(value),
  };
}
