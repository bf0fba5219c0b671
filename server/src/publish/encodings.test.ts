import { describe, expect, it } from '@jest/globals';
import { acceptedEncodings } from './encodings.ts';

describe('the encodings of a request', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['GZIP;q=0.5', ['gzip', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0, br', ['br', 'identity']],
    ['identity', ['identity']],
    ['', ['identity']],
    [undefined, ['identity']],
  ])('are read from %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});
