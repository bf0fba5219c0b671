import { LANGUAGE_CODES, type Language } from '../../../contract/userChoices.ts';
import { weightOf } from './weightOf.ts';

const DEFAULT: Language = 'en';

/** `sw-KE` is Kiswahili as much as `sw` is; any language will do for `*`. */
function languageOf(range: string): Language | undefined {
  const tag = (range.split(';')[0] ?? '').trim().toLowerCase();
  if (tag === '*') return DEFAULT;
  return LANGUAGE_CODES.find((code) => tag.split('-')[0] === code);
}

/** The language of the site that an Accept-Language header likes best. Source: RFC 9110, section 12.5.4. */
export function acceptedLanguage(header = ''): Language {
  const wanted = header.split(',').map((range) => ({ language: languageOf(range), weight: weightOf(range) }));
  const [best] = wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ language }) => language !== undefined);
  return best?.language ?? DEFAULT;
}
