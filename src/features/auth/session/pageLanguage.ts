import { LANGUAGE_CODES } from '@contract/userChoices.ts';
import { type Locale, selectLocale } from '@/features/ui';

type LocaleState = Parameters<typeof selectLocale>[0];

/** The chosen language, else the language of the page. */
export const pageLanguage = (state: LocaleState): Locale | undefined =>
  selectLocale(state) ?? LANGUAGE_CODES.find((code) => code === document.documentElement.lang);
