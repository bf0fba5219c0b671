import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { floatsOf } from '../../fair/index.ts';
import { hitsOf, keno, playKeno } from './index.ts';

const TEN = (float: number) => floatsOf(Array.from({ length: 10 }, () => float));

describe('the rules of keno', () => {
  it('draw ten different numbers, each from those that are left', () => {
    expect(playKeno({ numbers: [1], risk: 'low' }, TEN(0)).outcome.drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const { drawn } = playKeno({ numbers: [1], risk: 'low' }, TEN(0.999_999)).outcome;
    expect(drawn).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31]);
  });

  it('pay by the count of hits, of picks, and by the risk', () => {
    const numbers = [1, 2, 3, 40];
    const { outcome, multiplier } = playKeno({ numbers, risk: 'high' }, TEN(0));
    expect([hitsOf({ numbers }, outcome), multiplier]).toEqual([[1, 2, 3], 950]);
    expect(playKeno({ numbers, risk: 'classic' }, TEN(0)).multiplier).toBe(500);
    expect(playKeno({ numbers: [40], risk: 'low' }, TEN(0)).multiplier).toBe(70);
  });

  it('have the chances of hits that counting every draw gives', () => {
    const table = keno.tables?.().find(({ pays }) => pays.length === 3);
    // 40 × 39 pairs of places for two picks, of which 10 × 9 are among the first ten.
    expect(table?.chances[2]).toBeCloseTo(90 / 1_560, 12);
    expect(table?.chances[0]).toBeCloseTo((30 * 29) / 1_560, 12);
  });

  it('take one to ten different numbers of forty, and nothing else', () => {
    const isTaken = (numbers: unknown, more = {}) => v.is(keno.choice, { numbers, risk: 'low', ...more });
    expect([[7], [1, 40], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]].map((each) => isTaken(each))).toEqual([true, true, true]);
    const wrong = [[], [0], [41], [3, 3], [1.5], ['1'], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], undefined];
    expect(wrong.map((each) => isTaken(each))).toEqual(wrong.map(() => false));
    expect(isTaken([7], { drawn: [7] })).toBe(false);
  });
});
