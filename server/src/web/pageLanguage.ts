import type { FastifyRequest } from 'fastify';
import { DATA_SAVER_COOKIE, type HomeEdition, LANGUAGE_COOKIE } from '../../../contract/homePage.ts';
import { type Language, LANGUAGE_CODES } from '../../../contract/userChoices.ts';
import { acceptedLanguage } from '../publish/sendCachedResponse.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

function chosenIn<T extends string>({ headers }: Asked, cookie: string, values: readonly T[]): T | undefined {
  const cookies = headers.cookie?.split(/;\s*/) ?? [];
  return values.find((value) => cookies.includes(`${cookie}=${value}`));
}

/** `pageLanguage` depends on these headers. */
export const LANGUAGE_HEADERS = 'Accept-Language, Cookie';

/** The language that was chosen in this browser, else its preferred one. */
export const pageLanguage = (request: Asked): Language =>
  chosenIn(request, LANGUAGE_COOKIE, LANGUAGE_CODES) ?? acceptedLanguage(request.headers['accept-language']);

/** `homeEdition` depends on these headers. */
export const EDITION_HEADERS = `${LANGUAGE_HEADERS}, Save-Data`;

/** Data is saved as it was chosen in this browser, else as the browser asks of all sites. */
function savesData(request: Asked): boolean {
  const choice = chosenIn(request, DATA_SAVER_COOKIE, ['0', '1']);
  return choice ? choice === '1' : request.headers['save-data']?.toString().toLowerCase() === 'on';
}

export const homeEdition = (request: Asked): HomeEdition => ({
  language: pageLanguage(request),
  isSaving: savesData(request),
});
