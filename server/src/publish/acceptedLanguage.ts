import Negotiator from 'negotiator';
import { LANGUAGE_CODES, type Language } from '../../../contract/userChoices.ts';

/** The language of the site that an Accept-Language header likes best, else English. `sw-KE` is Kiswahili as much as `sw` is. */
export function acceptedLanguage(header = ''): Language {
  const best = new Negotiator({ headers: { 'accept-language': header } }).language(LANGUAGE_CODES);
  return LANGUAGE_CODES.find((code) => code === best) ?? 'en';
}
