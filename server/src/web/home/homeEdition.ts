import type { FastifyRequest } from 'fastify';
import { DATA_SAVER_COOKIE, type HomeEdition } from '../../../../contract/homePage.ts';
import { chosenIn } from '../language/chosenIn.ts';
import { LANGUAGE_HEADERS, pageLanguage } from '../language/pageLanguage.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

/** What `homeEdition` depends on. */
export const EDITION_HEADERS = `${LANGUAGE_HEADERS}, Save-Data`;

/** Whether data is saved: as it was chosen in this browser, else as the browser asks of all sites. */
function savesData(request: Asked): boolean {
  const choice = chosenIn(request, DATA_SAVER_COOKIE, ['0', '1']);
  return choice ? choice === '1' : request.headers['save-data']?.toString().toLowerCase() === 'on';
}

export const homeEdition = (request: Asked): HomeEdition => ({
  language: pageLanguage(request),
  isSaving: savesData(request),
});
