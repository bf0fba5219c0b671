import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it } from '@jest/globals';

interface Lean {
  (this: { resourcePath: string }, source: string): string;
  UNUSED: Readonly<Record<string, readonly string[]>>;
  TELLERS: readonly string[];
}

const load = createRequire(import.meta.url);
const lean = load('./leanReactLoader.cjs') as Lean;

const sourceOf = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');
const leanOf = (file: string) => lean.call({ resourcePath: path.resolve('node_modules', file) }, sourceOf(file));

const exportsOf = (source: string): string[] =>
  [...source.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name).toSorted();

const scriptsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:tsx?|m?js)$/.test(file) && !/development|\.legacy|(?:^|\/)server/.test(file))
    .map((file) => path.join(folder, file));

/** All that uses React in a browser. */
const USERS = [
  'src',
  'originals',
  'node_modules/react-redux/dist',
  'node_modules/@reduxjs/toolkit/dist/query/react',
  'node_modules/react-intl',
  'node_modules/@stripe/react-stripe-js/dist',
].flatMap(scriptsIn);

describe.each(Object.entries(lean.UNUSED))('of %s', (file, unused) => {
  it('a build has not what nothing uses, and has all else', () => {
    expect(exportsOf(sourceOf(file))).toEqual(expect.arrayContaining([...unused]));
    expect(exportsOf(leanOf(file))).toEqual(exportsOf(sourceOf(file)).filter((name) => !unused.includes(name)));
    expect(() => new Script(leanOf(file))).not.toThrow();
  });

  it('nothing in the site or its libraries takes what is missing', () => {
    const taken = new RegExp(`(?:\\bReact(?:DOM)?\\d*\\.|import [^;]*\\{[^;]*\\b)(?:${unused.join('|')})\\b[^;]*`, 'g');
    const found = USERS.flatMap((user) => readFileSync(user, 'utf8').match(taken) ?? []);
    expect(
      found.filter((text) => !text.startsWith('import') || /from ['"](?:react|react-dom|scheduler)['"]/.test(text)),
    ).toEqual([]);
  });
});

describe.each(lean.TELLERS)('%s', (file) => {
  it('says nothing to developer tools, and exports the same', () => {
    const call = '  checkDCE();\n';
    expect(sourceOf(file)).toContain(call);
    expect(leanOf(file)).toBe(sourceOf(file).replace(call, ''));
  });
});

describe('another file', () => {
  it('stays as it is', () => {
    expect(leanOf('redux/dist/redux.mjs')).toBe(sourceOf('redux/dist/redux.mjs'));
  });
});
