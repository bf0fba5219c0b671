/** Finds texts of a seeded item that exist in English only. */
import { inLanguage } from '../../src/publish/readDocuments.ts';
import type { StoredDocument } from '../../src/store/query.ts';

/** Fields that are the same in every language: addresses, colours, times, codes, kinds, and names of people and games. */
const SAME_FIELD =
  /^(?:id|url|.+(?:Id|Url|At|Color|Gradient)|currency|playerName|gameName|prizePool|prize|goal|kinds?|every|score|gamesPage|audience)$/;
/** Names of this company, its address and the regulator, which are not translated. */
const NAMES = new Set([
  'siteName',
  'logoText',
  'companyName',
  'supportEmail',
  'regulatorName',
  'registeredName',
  'registrationNumber',
]);
/** Texts of the English content that are already Kiswahili. */
const ALREADY = new Set(['Karibu', 'Msafiri', 'Chui', 'Simba', 'Mlima Kenya']);
/** Words that are the same in both languages in Kenya. */
const SHARED_WORDS = new Set(['ksh', 'kes', 'usd']);

const hasWords = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => !SHARED_WORDS.has(word.toLowerCase()));

const isSame = (english: string, swahili: unknown): boolean =>
  hasWords(english) && !ALREADY.has(english) && (swahili === english || swahili === undefined);

/** The paths of texts without a Kiswahili translation, such as `box-1/rewards/0`. */
export const untranslated = (item: StoredDocument): string[] =>
  compare(inLanguage(item, 'en'), inLanguage(item, 'sw'), item.id);

function compare(english: unknown, swahili: unknown, path: string): string[] {
  if (typeof english === 'string') return isSame(english, swahili) ? [path] : [];
  if (typeof english !== 'object' || english === null) return [];
  const words = (swahili ?? {}) as Record<string, unknown>;
  const missing = Array.isArray(english) && english.length !== words['length'] ? [`${path}: length`] : [];
  const parts = Object.entries(english).filter(([field]) => !SAME_FIELD.test(field) && !NAMES.has(field));
  return [...missing, ...parts.flatMap(([field, value]) => compare(value, words[field], `${path}/${field}`))];
}
