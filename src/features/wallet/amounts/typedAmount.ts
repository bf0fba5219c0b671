/** Typed amounts stay text until they are sent, so that no float is multiplied. */
import { minorOfText } from '@contract/money.ts';
import type { Money } from '@/shared/money';

export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Digits and one dot, at most two decimals. */
export function onlyDecimal(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

/** Whole cents of the amount's currency; `null` for invalid text. */
export function centsOf(text: string): number | null {
  return /^(?=\.?\d)\d{0,9}(?:\.\d{0,2})?$/.test(text) ? minorOfText(text) : null;
}

/** A typed amount above zero; `null` for none. */
export function moneyTyped(text: string, currency: Money['currency']): Money | null {
  const amountMinor = centsOf(text);
  return amountMinor ? { amountMinor, currency } : null;
}
