import type { FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE } from '../../../../contract/homePage.ts';
import { LANGUAGE_CODES, type Language } from '../../../../contract/userChoices.ts';
import { acceptedLanguage } from '../../publish/acceptedLanguage.ts';

/** What `homeLanguage` depends on. */
export const LANGUAGE_HEADERS = 'Accept-Language, Cookie';

/** The language that was chosen in this browser, else its preferred one. */
export function homeLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const cookies = headers.cookie?.split(/;\s*/) ?? [];
  const chosen = LANGUAGE_CODES.find((code) => cookies.includes(`${LANGUAGE_COOKIE}=${code}`));
  return chosen ?? acceptedLanguage(headers['accept-language']);
}
