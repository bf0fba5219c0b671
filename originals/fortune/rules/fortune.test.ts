import { describe, expect, it } from '@jest/globals';
import { floatsOf, RISKS } from '../../fair/index.ts';
import { FORTUNE_SEGMENTS, fortunePays, playFortune } from './index.ts';

describe('the rules of the fortune wheel', () => {
  it('stop on the segment of the float, each as wide as the others', () => {
    const segmentOf = (float: number) => playFortune({ segments: 20, risk: 'low' }, floatsOf([float])).outcome.segment;
    expect([0, 0.049_999, 0.05, 0.5, 0.999_999].map(segmentOf)).toEqual([0, 0, 1, 10, 19]);
  });

  it('pay exactly 97 of 100 segments of a stake on every wheel', () => {
    for (const segments of FORTUNE_SEGMENTS)
      for (const risk of RISKS) {
        const pays = fortunePays({ segments, risk });
        expect(pays).toHaveLength(segments);
        expect(pays.reduce((sum, each) => sum + each, 0)).toBe(97 * segments);
      }
  });

  it('have one prize on the wheel of high risk', () => {
    expect(playFortune({ segments: 50, risk: 'high' }, floatsOf([0])).multiplier).toBe(4_850);
    expect(playFortune({ segments: 50, risk: 'high' }, floatsOf([0.02])).multiplier).toBe(0);
  });
});
