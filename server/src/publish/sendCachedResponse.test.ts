import { describe, expect, it } from '@jest/globals';
import { matchesEtag } from './sendCachedResponse.ts';

describe('matchesEtag', () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['', false],
    [undefined, false],
  ])('compares %j weakly', (ifNoneMatch, expected) => {
    expect(matchesEtag(ifNoneMatch, 'W/"a"')).toBe(expected);
  });
});
