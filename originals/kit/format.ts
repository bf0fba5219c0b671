import type { Locale } from './theme';
import { CREDIT } from './wallet';

export interface Format {
  /** Credits from cents, without decimals when they are whole. */
  credits: (cents: number) => string;
  /** A multiplier from hundredths: 1.50×. */
  multiplier: (hundredths: number) => string;
  /** A percentage from a share of one. */
  percent: (share: number) => string;
  /** A plain number with two decimals, from hundredths. */
  decimal: (hundredths: number) => string;
  integer: (value: number) => string;
}

/** Number formats for Kenya in the given language. */
export function createFormat(locale: Locale): Format {
  const tag = locale === 'sw' ? 'sw-KE' : 'en-KE';
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  return {
    credits: (value) => (value % CREDIT === 0 ? whole : cents).format(value / CREDIT),
    multiplier: (hundredths) => `${cents.format(hundredths / 100)}×`,
    percent: (value) => share.format(value),
    decimal: (hundredths) => cents.format(hundredths / 100),
    integer: (value) => whole.format(value),
  };
}
