/** The site's messages, for journeys in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './pages.ts';

const SOURCES = path.join(import.meta.dirname, '../../src');

const readAll = (language: Language): Readonly<Record<string, string>> => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const catalogues = files.filter((file) => file.endsWith(path.join('messages', `${language}.json`)));
  const texts = catalogues.map((file) => JSON.parse(readFileSync(path.join(SOURCES, file), 'utf8')) as object);
  return Object.assign({}, ...texts) as Record<string, string>;
};

const WORDS = { en: readAll('en'), sw: readAll('sw') };

/** The text of a message without arguments. Throws for an unknown message. */
export function words(language: Language, id: string): string {
  const text = WORDS[language][id];
  if (text === undefined) throw new Error(`no message ${id}`);
  return text;
}
