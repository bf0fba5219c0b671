import { describe, expect, it } from '@jest/globals';
import { randomIndex } from './randomIndex';

/** Fills one byte after another. */
const from = (...values: number[]) => {
  let next = 0;
  return (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(values[next++] ?? 0);
};

describe('a random index', () => {
  it('has the same chance for each of eight values: 32 of 256 bytes', () => {
    const counts = Array.from({ length: 8 }, () => 0);
    for (let value = 0; value < 256; value += 1) {
      const index = randomIndex(8, from(value));
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts).toEqual(Array.from({ length: 8 }, () => 32));
  });

  it('is drawn again when a byte would favour the first values', () => {
    expect(randomIndex(7, from(252, 255, 13))).toBe(6);
  });

  it('uses random bytes of the browser', () => {
    const drawn = new Set(Array.from({ length: 400 }, () => randomIndex(8)));
    expect([...drawn].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
