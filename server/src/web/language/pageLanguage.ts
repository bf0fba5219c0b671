import type { FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE } from '../../../../contract/homePage.ts';
import { type Language, LANGUAGE_CODES } from '../../../../contract/userChoices.ts';
import { acceptedLanguage } from '../../publish/acceptedLanguage.ts';
import { chosenIn } from './chosenIn.ts';

/** What `pageLanguage` depends on. */
export const LANGUAGE_HEADERS = 'Accept-Language, Cookie';

/** The language that was chosen in this browser, else its preferred one. */
export const pageLanguage = (request: Pick<FastifyRequest, 'headers'>): Language =>
  chosenIn(request, LANGUAGE_COOKIE, LANGUAGE_CODES) ?? acceptedLanguage(request.headers['accept-language']);
