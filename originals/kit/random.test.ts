import { describe, expect, it } from '@jest/globals';
import { scaled } from '../fair/index.ts';
import { cryptoFloats, seededFloats } from './random';

describe('the random numbers', () => {
  it('cover the whole range about evenly', () => {
    const floats = seededFloats(1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < 60_000; draw += 1) {
      const value = scaled(floats(), 6);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(9600);
    expect(Math.max(...counts)).toBeLessThan(10_400);
  });

  it('are the same for the same seed and different for another seed', () => {
    const take = (seed: number): number[] => Array.from({ length: 5 }, seededFloats(seed));
    expect(take(3)).toEqual(take(3));
    expect(take(3)).not.toEqual(take(4));
  });

  it('are made from 32-bit words of the browser', () => {
    const floats = Array.from({ length: 50 }, () => cryptoFloats());
    expect(floats.every((float) => float >= 0 && float < 1 && Number.isInteger(float * 2 ** 32))).toBe(true);
    expect(new Set(floats).size).toBeGreaterThan(40);
  });
});
