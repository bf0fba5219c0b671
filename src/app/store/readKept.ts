/** Readers of stored data: the value, or `undefined` for a wrong one. */
import { CURRENCY_CODES, type CurrencyCode } from '@contract/userChoices.ts';
import { CRYPTO_CODES, type CryptoCode } from '@/features/content';
import { type Locale, LOCALES } from '@/features/ui';

export type Reader<TValue> = (kept: unknown) => TValue | undefined;

/** More than a person would collect. */
const MOST_IDS = 500;
const LONGEST_ID = 200;

export const flag: Reader<boolean> = (kept) => (typeof kept === 'boolean' ? kept : undefined);

export const language: Reader<Locale> = (kept) => LOCALES.find((locale) => locale === kept);

export const currency: Reader<CurrencyCode> = (kept) => CURRENCY_CODES.find((code) => code === kept);

export const crypto: Reader<CryptoCode> = (kept) => CRYPTO_CODES.find((code) => code === kept);

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;

/** The ids of a list, each once, without wrong values. */
export const ids: Reader<string[]> = (kept) =>
  Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, MOST_IDS) : undefined;

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
