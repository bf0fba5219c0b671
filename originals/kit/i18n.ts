import type { Locale } from './theme';

export type MessageTable<Key extends string> = Record<Locale, Record<Key, string>>;
export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** A translator for one table; `{name}` in a text is replaced by its value. */
export function createTranslate<Key extends string>(table: MessageTable<Key>, locale: Locale): Translate<Key> {
  const texts = table[locale];
  return (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
