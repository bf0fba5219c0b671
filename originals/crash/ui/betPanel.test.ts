import { describe, expect, it } from '@jest/globals';
import { parseTarget } from './betPanel';

describe('a typed automatic cash-out', () => {
  it.each([
    ['2', 200],
    [' 1.5 ', 150],
    ['2,05', 205],
    ['', undefined],
    ['1', undefined],
    ['abc', undefined],
    ['1e3', undefined],
    ['-2', undefined],
    ['10001', undefined],
  ])('of %p is read as %p', (text, target) => {
    expect(parseTarget(text)).toBe(target);
  });
});
