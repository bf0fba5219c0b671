import type { Language } from '../../../contract/userChoices.ts';
import type { StoredDocument } from '../store/query.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers, flags and ids are the same in every language. */
function translated(original: unknown, words: unknown): unknown {
  if (isFields(words) && (isFields(original) || original === undefined)) return mergeWords(original ?? {}, words);
  if (Array.isArray(words) && (Array.isArray(original) || original === undefined)) return words;
  if (typeof words !== 'string' || words.trim() === '') return original;
  return typeof original === 'string' || original === undefined ? words : original;
}

const mergeWords = (original: Fields, words: Fields): Fields => ({
  ...original,
  ...Object.fromEntries(Object.entries(words).map(([key, value]) => [key, translated(original[key], value)])),
});

/** Texts of `translations` replace the item's own; lists are replaced whole; prices and other values never change. */
export function inLanguage({ translations, ...item }: StoredDocument, language: Language): StoredDocument {
  const words = isFields(translations) ? translations[language] : undefined;
  return isFields(words) ? { ...mergeWords(item, words), id: item.id } : item;
}
