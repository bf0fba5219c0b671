/**
 * A folder `messages` has a file for each language, such as `en.json`, with texts by id. `import messages from './messages'`
 * gives them all, by language. This is the loader of webpack for it; Jest has the same by scripts/testing/readMessages.mjs.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { LoaderContext } from 'webpack';

/** The first screen downloads its own language alone, so each file of this folder is imported by itself. */
const ONE_BY_ONE = /[\\/]src[\\/]app[\\/]messages[\\/]/;
/** The house games put the values into their texts themselves; what the site says of them, and its other texts, are compiled, so that no bundle has a parser. */
const IN_GAMES = /[\\/]originals[\\/](?!\w+[\\/]face[\\/])/;

/** The side menu calls a page by the page's own words: its texts with an id such as `vip.menu`. */
const MENU = '.menu';
const OF_MENU = /^(.*[\\/]src)[\\/]app[\\/]layout[\\/]SideMenu[\\/]messages[\\/]/;
const srcOfMenu = (file: string): string | undefined => OF_MENU.exec(file)?.[1];

/** The files whose texts come with a file of messages. */
export function filesOf(file: string): string[] {
  if (ONE_BY_ONE.test(file)) return [file];
  const src = srcOfMenu(file);
  const own = readdirSync(path.dirname(file)).map((name) => path.join(path.dirname(file), name));
  return src ? [...own, ...globSync(`${src}/pages/*/messages/*.json`)] : own;
}

function textsOf(file: string, ending = '') {
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const compiled = (text: string) => (IN_GAMES.test(file) ? text : parse(text));
  return Object.fromEntries(texts.flatMap(([id, text]) => (id.endsWith(ending) ? [[id, compiled(text)]] : [])));
}

/** The value of a module of messages: texts by id for one file alone, else by language. */
export function messagesOf(file: string): object {
  if (ONE_BY_ONE.test(file)) return textsOf(file);
  const texts: Record<string, object> = {};
  for (const each of filesOf(file)) {
    const language = path.basename(each, '.json');
    texts[language] = { ...texts[language], ...textsOf(each, path.dirname(each) === path.dirname(file) ? '' : MENU) };
  }
  return texts;
}

export default function messagesLoader(this: LoaderContext<object>): string {
  for (const file of filesOf(this.resourcePath)) this.addDependency(file);
  this.addContextDependency(srcOfMenu(this.resourcePath) ?? path.dirname(this.resourcePath));
  return `export default ${JSON.stringify(messagesOf(this.resourcePath))};`;
}
