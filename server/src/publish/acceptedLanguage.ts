import Negotiator from 'negotiator';
import { type Language, LANGUAGE_CODES } from '../../../contract/userChoices.ts';

/** The preferred site language of an Accept-Language header, else English. `sw-KE` counts as `sw`. */
export function acceptedLanguage(header = ''): Language {
  const best = new Negotiator({ headers: { 'accept-language': header } }).language(LANGUAGE_CODES);
  return LANGUAGE_CODES.find((code) => code === best) ?? 'en';
}
