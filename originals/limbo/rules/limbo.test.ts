import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { floatsOf, webFloats } from '../../fair/index.ts';
import { GREATEST_LIMBO, LEAST_LIMBO, limbo, LIMBO_RTP, limboChanceOf, limboResultOf, playLimbo } from './index.ts';

const FLOATS = 2 ** 32;

describe('the rules of limbo', () => {
  it('draw what other verifiers compute', async () => {
    const draw = async (nonce: number) => {
      const seeds = { serverSeed: 'server seed', clientSeed: 'client seed', nonce };
      return playLimbo(200, await webFloats(seeds, 1)).outcome.result;
    };
    expect([await draw(1), await draw(2)]).toEqual([382, 210]);
  });

  it('reach a target with as many floats as they say: the return is 97 percent at every one', () => {
    for (const target of [LEAST_LIMBO, 150, 194, 200, 333, 1_000, 12_345, GREATEST_LIMBO]) {
      const first = FLOATS - Math.floor((97 * FLOATS) / target);
      expect(limboResultOf(first / FLOATS)).toBeGreaterThanOrEqual(target);
      expect(limboResultOf((first - 1) / FLOATS)).toBeLessThan(target);
      expect((1 - first / FLOATS) * (target / 100)).toBeCloseTo(LIMBO_RTP, 5);
      expect(limboChanceOf(target) / 100).toBeCloseTo(1 - first / FLOATS, 8);
    }
  });

  it('pay the target when it is reached, and nothing below it', () => {
    expect(playLimbo(200, floatsOf([0.515])).multiplier).toBe(200);
    expect(playLimbo(200, floatsOf([0.514]))).toEqual({ outcome: { result: 199 }, multiplier: 0 });
    expect(playLimbo(LEAST_LIMBO, floatsOf([0])).outcome).toEqual({ result: 100 });
  });

  it.each([100, GREATEST_LIMBO + 1, 150.5, Number.NaN])('refuse a target of %p hundredths', (target) => {
    expect(() => playLimbo(target, floatsOf([0.5]))).toThrow(RangeError);
  });

  it('take a choice of one target, with at most two decimals, and nothing else', () => {
    const taken = (choice: object) => v.is(limbo.choice, choice);
    expect([{ target: 1.01 }, { target: 10_000 }, { target: 2.5 }].map(taken)).toEqual([true, true, true]);
    const wrong = [
      {},
      { target: 1 },
      { target: 10_000.01 },
      { target: 1.555 },
      { target: '2' },
      { target: 2, result: 9 },
    ];
    expect(wrong.map(taken)).toEqual(wrong.map(() => false));
  });
});
