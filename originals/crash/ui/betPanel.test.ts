import { describe, expect, it } from '@jest/globals';
import { DEMO_STAKES, moneyStakes } from '../../kit/stakes';
import { parseTarget, quickStakes } from './betPanel';

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

describe('quick stakes', () => {
  it.each([
    [20, [20, 50, 100, 500]],
    [0.2, [0.2, 0.5, 1, 5]],
    [5, [5, 10, 20, 100]],
    [12.5, [20, 50, 100, 500]],
    [5_000, [5_000, 10_000, 20_000]],
  ])('from a least stake of %s are %j', (least, quick) => {
    const stakes = moneyStakes({ least: least * 100, greatest: 2_000_000, first: least * 100 });
    expect(quickStakes({ isDemo: false, stakes }).map((cents) => cents / 100)).toEqual(quick);
  });

  it('of demo credits are 20, 50, 100 and 500', () => {
    expect(quickStakes({ isDemo: true, stakes: DEMO_STAKES })).toEqual([2_000, 5_000, 10_000, 50_000]);
  });
});
