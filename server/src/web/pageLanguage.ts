import type { FastifyRequest } from 'fastify';
import { DATA_SAVER_COOKIE, LANGUAGE_COOKIE, type PageEdition } from '../../../contract/madePages.ts';
import { LANGUAGE_PARAM } from '../../../contract/pageNames.ts';
import { type Language, LANGUAGE_CODES } from '../../../contract/userChoices.ts';
import { acceptedLanguage } from '../publish/sendCachedResponse.ts';

type Asked = Pick<FastifyRequest, 'headers' | 'url'>;

function chosenIn<T extends string>({ headers }: Asked, cookie: string, values: readonly T[]): T | undefined {
  const cookies = headers.cookie?.split(/;\s*/) ?? [];
  return values.find((value) => cookies.includes(`${cookie}=${value}`));
}

/** `pageLanguage` depends on these headers. */
export const LANGUAGE_HEADERS = 'Accept-Language, Cookie';

/** Reads what an address asks for after its path. */
export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);

/** The language that the address asks for, else the one that was chosen in this browser, else the browser's preferred one. */
export const pageLanguage = (request: Asked): Language =>
  LANGUAGE_CODES.find((code) => code === queryOf(request).get(LANGUAGE_PARAM)) ??
  chosenIn(request, LANGUAGE_COOKIE, LANGUAGE_CODES) ??
  acceptedLanguage(request.headers['accept-language']);

/** `pageEdition` depends on these headers. */
export const EDITION_HEADERS = `${LANGUAGE_HEADERS}, Save-Data`;

/** Data is saved as it was chosen in this browser, else as the browser asks of all sites. */
function savesData(request: Asked): boolean {
  const choice = chosenIn(request, DATA_SAVER_COOKIE, ['0', '1']);
  return choice ? choice === '1' : request.headers['save-data']?.toString().toLowerCase() === 'on';
}

export const pageEdition = (request: Asked, page: string): PageEdition => ({
  page,
  language: pageLanguage(request),
  isSaving: savesData(request),
});
