import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';

const load = createRequire(import.meta.url);
const shorten = load('./shortAdviceLoader.cjs') as (source: string) => string;
const sourceOf = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

describe('the advice to developers', () => {
  it.each([
    ['@formatjs/intl/index.js', 'An \\`id\\` must be provided to format a message.'],
    ['@formatjs/intl/index.js', 'Missing locale data for locale'],
    ['@formatjs/icu-messageformat-parser/no-parser.js', 'an uncompiled message'],
    ['@formatjs/intl/index.js', 'Intl.DurationFormat is not available in this environment."'],
    ['intl-messageformat/index.js', 'Intl.PluralRules is not available in this environment.'],
    ['redux/dist/redux.mjs', 'Minified Redux error #'],
    ['reselect/dist/reselect.mjs', 'createSelector expects an output function'],
    ['@reduxjs/toolkit/dist/query/rtk-query.modern.mjs', 'Warning: `fetch` is not available.'],
    ['@reduxjs/toolkit/dist/redux-toolkit.modern.mjs', 'Minified Redux Toolkit error #'],
  ])('of %s is removed from a build, and the error stays: %s', (file, error) => {
    const source = sourceOf(file);
    const short = shorten(source);
    expect(source.length - short.length).toBeGreaterThan(50);
    expect(short).toContain(error);
    expect(short).not.toMatch(
      /autofix|polyfilling|but received|custom `fetchFn`|runtime-requirements|please import from|for the full message/,
    );
  });

  it('is the only code that is changed', () => {
    const source = sourceOf('redux-thunk/dist/redux-thunk.mjs');
    expect(shorten(source)).toBe(source);
  });
});
