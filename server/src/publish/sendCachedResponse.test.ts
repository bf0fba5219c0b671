import { describe, expect, it } from '@jest/globals';
import { matchesEtag } from './sendCachedResponse.ts';

describe('an ETag', () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['', false],
    [undefined, false],
  ])('is compared weakly with %j', (ifNoneMatch, expected) => {
    expect(matchesEtag(ifNoneMatch, 'W/"a"')).toBe(expected);
  });
});
