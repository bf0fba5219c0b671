import { LANGUAGE_COOKIE } from '@contract/homePage.ts';
import type { Locale } from '@/features/ui';

const YEAR_SECONDS = 31_536_000;

/** The server makes home in this language from the next visit on. */
export function tellServer(language: Locale): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
