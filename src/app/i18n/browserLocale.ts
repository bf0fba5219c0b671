import { LOCALES, type Locale } from '@/features/ui';

const isLocale = (code: string): code is Locale => LOCALES.some((locale) => locale === code);

/** The first supported language of the browser, else English. */
export function browserLocale(languages: readonly string[] = globalThis.navigator?.languages ?? []): Locale {
  return languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? 'en';
}
