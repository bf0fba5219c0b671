/**
 * A folder `messages` has a file for each language, such as `en.json`, with texts by id. `import messages from './messages'`
 * gives them all, by language. This is the loader of webpack for it; Jest has the same by scripts/testing/readMessages.mjs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { LoaderContext } from 'webpack';

/** The first screen downloads its own language alone, so each file of this folder is imported by itself. */
const ONE_BY_ONE = /[\\/]src[\\/]app[\\/]messages[\\/]/;
/** The house games put the values into their texts themselves; the texts of the site are compiled, so that no bundle has a parser. */
const IN_GAMES = /[\\/]originals[\\/]/;

/** The files whose texts come with a file of messages. */
export const filesOf = (file: string): string[] =>
  ONE_BY_ONE.test(file) ? [file] : readdirSync(path.dirname(file)).map((name) => path.join(path.dirname(file), name));

function textsOf(file: string) {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return IN_GAMES.test(file) ? texts : Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
}

/** The value of a module of messages: texts by id for one file alone, else by language. */
export const messagesOf = (file: string): object =>
  ONE_BY_ONE.test(file)
    ? textsOf(file)
    : Object.fromEntries(filesOf(file).map((each) => [path.basename(each, '.json'), textsOf(each)]));

export default function messagesLoader(this: LoaderContext<object>): string {
  for (const file of filesOf(this.resourcePath)) this.addDependency(file);
  this.addContextDependency(path.dirname(this.resourcePath));
  return `export default ${JSON.stringify(messagesOf(this.resourcePath))};`;
}
