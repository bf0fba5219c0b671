import type { FastifyRequest } from 'fastify';
import { DATA_SAVER_COOKIE, type HomeEdition, LANGUAGE_COOKIE } from '../../../../contract/homePage.ts';
import { LANGUAGE_CODES, type Language } from '../../../../contract/userChoices.ts';
import { acceptedLanguage } from '../../publish/acceptedLanguage.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

/** What `pageLanguage` depends on. */
export const LANGUAGE_HEADERS = 'Accept-Language, Cookie';
/** What `homeEdition` depends on. */
export const EDITION_HEADERS = `${LANGUAGE_HEADERS}, Save-Data`;

/** The one of the values that the cookie has. */
function chosen<T extends string>({ headers }: Asked, cookie: string, values: readonly T[]): T | undefined {
  const cookies = headers.cookie?.split(/;\s*/) ?? [];
  return values.find((value) => cookies.includes(`${cookie}=${value}`));
}

/** The language that was chosen in this browser, else its preferred one. */
export const pageLanguage = (request: Asked): Language =>
  chosen(request, LANGUAGE_COOKIE, LANGUAGE_CODES) ?? acceptedLanguage(request.headers['accept-language']);

/** Whether data is saved: as it was chosen in this browser, else as the browser asks of all sites. */
function savesData(request: Asked): boolean {
  const choice = chosen(request, DATA_SAVER_COOKIE, ['0', '1']);
  return choice ? choice === '1' : request.headers['save-data']?.toString().toLowerCase() === 'on';
}

export const homeEdition = (request: Asked): HomeEdition => ({
  language: pageLanguage(request),
  isSaving: savesData(request),
});
