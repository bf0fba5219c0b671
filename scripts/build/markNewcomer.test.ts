import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { MARK_NEWCOMER } from './markNewcomer.ts';

const KEY = 'persist:karata/games';

function isMarked(localStorage: object | undefined): boolean {
  const dataset: Record<string, string> = {};
  runInNewContext(MARK_NEWCOMER, { localStorage, document: { documentElement: { dataset } } });
  return 'newcomer' in dataset;
}

describe('the mark of a newcomer', () => {
  it('is left out for a visitor who has played here', () => {
    expect(isMarked({ [KEY]: JSON.stringify({ recentlyPlayed: '["g1"]' }) })).toBe(false);
  });

  it.each([
    ['storage is empty', {}],
    ['storage is blocked', undefined],
    ['nothing was played', { [KEY]: JSON.stringify({ recentlyPlayed: '[]' }) }],
    ['the storage cannot be read', { [KEY]: '{"recentlyPlayed":"[' }],
  ])('is set when %s', (_when, kept) => {
    expect(isMarked(kept)).toBe(true);
  });
});
