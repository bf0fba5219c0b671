import { LANGUAGE_CODES } from '@contract/userChoices.ts';
import { type Locale, selectLocale } from '@/features/ui';

type LocaleState = Parameters<typeof selectLocale>[0];

/** What the player reads: what was chosen, else what the page speaks. */
export const pageLanguage = (state: LocaleState): Locale | undefined =>
  selectLocale(state) ?? LANGUAGE_CODES.find((code) => code === document.documentElement.lang);
