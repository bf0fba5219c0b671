/** The loader of webpack for `public/index.html`: its texts, which no script can show, stand there in every language. */
import { readFileSync } from 'node:fs';
import type { LoaderContext } from 'webpack';
import { LANGUAGE_CODES } from '../../contract/userChoices.ts';
import { from } from './folders.ts';

const EACH = /(<p) lang="each">([^]*?<\/p>)/g;

const fileOf = (language: string): string => from('scripts/build/messages', `${language}.json`);

/** Repeats each `<p lang="each">` in every language, with the text of that language for `{name}`. */
export const withTexts = (html: string): string =>
  html.replace(EACH, (_, start: string, content: string) => {
    const filled = LANGUAGE_CODES.map((language) => {
      const texts = JSON.parse(readFileSync(fileOf(language), 'utf8')) as Record<string, string>;
      return `${start} lang="${language}">${content.replace(/\{(\w+)\}/g, (place, name: string) => texts[name] ?? place)}`;
    });
    return filled.join('\n');
  });

export default function pageTexts(this: LoaderContext<object>, html: string): string {
  for (const language of LANGUAGE_CODES) this.addDependency(fileOf(language));
  return `module.exports = ${JSON.stringify(withTexts(html))};`;
}
