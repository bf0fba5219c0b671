/** The path of a route is written in `contract` alone: product code takes it from there. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '..');
const PRODUCT = ['src/**/*.{ts,tsx}', 'server/src/**/*.ts', 'scripts/build/*.ts'];
const NOT_PRODUCT = /\.(?:test|suite|testTools)\.tsx?$|(?:^|\/)testing\//;

const files = globSync(PRODUCT, { cwd: ROOT }).filter((file) => !NOT_PRODUCT.test(file));

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
const literalsOf = (code: string): string[] =>
  [...withoutComments(code).matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(([, , text = '']) => text);

/** A parameter of the path, a value, or a template expression. */
const patternOf = (route: string): string =>
  route
    .slice(1)
    .split('/')
    .map((part) => (part.startsWith(':') ? String.raw`(?:\$\{.+?\}|[\w:.-]+)` : RegExp.escape(part)))
    .join('/');

const routes = globSync('contract/*.ts', { cwd: ROOT }).flatMap((file) =>
  literalsOf(readFileSync(path.join(ROOT, file), 'utf8')).flatMap((text) => /^[A-Z]+ (\/.+)$/.exec(text)?.[1] ?? []),
);
const patterns = [...new Set(routes)].map(patternOf);
/**
 * A path with `/api` counts anywhere in a text, another one only with several parts or a query: a single word may be anything.
 */
const TYPED = new RegExp(
  [
    `/api/(?:${patterns.join('|')})(?![\\w-])`,
    `^/?(?:${patterns.filter((pattern) => pattern.includes('/')).join('|')})(?:\\?.*)?$`,
    `^/?(?:${patterns.filter((pattern) => !pattern.includes('/')).join('|')})\\?`,
  ].join('|'),
);

const typedIn = (file: string): string[] =>
  literalsOf(readFileSync(path.join(ROOT, file), 'utf8'))
    .filter((text) => TYPED.test(text))
    .map((text) => `${file}: ${text}`);

describe('the path of a route', () => {
  it.each([
    'wallet/balance',
    '/wallet/balance?refresh=true',
    '/games?list=lobby',
    'games?ids=a',
    '${origin}/api/users/me',
    '/api/settings',
    'wallet/deposits/${encodeURIComponent(id)}/cancel',
    '${base}/api/hooks/mobile/${secret}/${id}',
  ])('is found in %s', (text) => {
    expect(text).toMatch(TYPED);
  });

  it.each(['games', 'providers', '/', 'wallet/balanceApi', '@/features/wallet', './games', '/mpesa/stkpush/v1'])(
    'is not found in %s',
    (text) => {
      expect(text).not.toMatch(TYPED);
    },
  );

  it('is written in contract alone', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap(typedIn)).toEqual([]);
  });
});
