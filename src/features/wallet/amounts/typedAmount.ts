/** Amounts as they are typed: text until they are sent, so that no float is ever multiplied. */
import type { Money } from '@/shared/money';

export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Digits and one dot, at most two decimals. */
export function onlyDecimal(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

/** Whole cents of the amount's currency; `null` where the text is no amount. */
export function centsOf(text: string): number | null {
  const match = /^(\d{0,9})(?:\.(\d{0,2}))?$/.exec(text);
  const [, whole = '', decimals = ''] = match ?? [];
  if (whole === '' && decimals === '') return null;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The decimal of the wire: the number nearest to these cents, which is written with at most two decimals. */
export const decimalOf = (cents: number): number => cents / 100;

/** A typed amount above nought; `null` where there is none. */
export function moneyTyped(text: string, currency: Money['currency']): Money | null {
  const amountMinor = centsOf(text);
  return amountMinor ? { amountMinor, currency } : null;
}
