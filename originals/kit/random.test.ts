import { describe, expect, it } from '@jest/globals';
import { cryptoRandom, seededRandom, shuffled, uniformInt } from './random';

describe('the random numbers', () => {
  it('are drawn again at the uneven end of the range, so that no value is more likely', () => {
    const words = [2 ** 32 - 1, 7];
    expect(uniformInt(() => words.shift() ?? 0, 10)).toBe(7);
    expect(words).toEqual([]);
  });

  it('cover the whole range about evenly', () => {
    const random = seededRandom(1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < 60_000; draw += 1) {
      const value = uniformInt(random, 6);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(9600);
    expect(Math.max(...counts)).toBeLessThan(10_400);
  });

  it('are the same for the same seed and different for another seed', () => {
    const take = (seed: number): number[] => Array.from({ length: 5 }, seededRandom(seed));
    expect(take(3)).toEqual(take(3));
    expect(take(3)).not.toEqual(take(4));
  });

  it('are made from unsigned 32-bit words of the browser', () => {
    const words = Array.from({ length: 50 }, () => cryptoRandom());
    expect(words.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
    expect(new Set(words).size).toBeGreaterThan(40);
  });

  it('are refused for an empty or fractional range', () => {
    for (const bound of [0, -1, 1.5, 2 ** 33]) expect(() => uniformInt(cryptoRandom, bound)).toThrow(RangeError);
  });

  it('shuffle a list without losing a value or changing the original', () => {
    const items = [1, 2, 3, 4, 5, 6];
    const result = shuffled(items, seededRandom(2));
    expect([...result].sort()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
