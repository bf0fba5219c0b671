/** Readers of what was kept: the value, or `undefined` where it is none. */
import { CURRENCY_CODES, type CurrencyCode } from '@contract/userChoices.ts';
import { CRYPTO_CURRENCIES, type CryptoCode } from '@/features/content';
import { type Locale, LOCALES } from '@/features/ui';

export type Reader<TValue> = (kept: unknown) => TValue | undefined;

/** More is no shelf that a person has filled. */
const MOST_IDS = 500;
const LONGEST_ID = 200;

export const flag: Reader<boolean> = (kept) => (typeof kept === 'boolean' ? kept : undefined);

export const language: Reader<Locale> = (kept) => LOCALES.find((locale) => locale === kept);

export const currency: Reader<CurrencyCode> = (kept) => CURRENCY_CODES.find((code) => code === kept);

export const crypto: Reader<CryptoCode> = (kept) => CRYPTO_CURRENCIES.find(({ code }) => code === kept)?.code;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;

/** The ids of a list, each once; what is none is passed over. */
export const ids: Reader<string[]> = (kept) =>
  Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, MOST_IDS) : undefined;

/** What the text says, where it is JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
