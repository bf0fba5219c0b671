import { describe, expect, it } from '@jest/globals';
import { decimalOf, minorOf, storedMinor } from './minor.ts';

describe('an amount in minor units', () => {
  it.each([
    [4.35, 435],
    [0.1, 10],
    [1.005, 100],
    [100, 10_000],
    [999_999_999.99, 99_999_999_999],
    [-0.16, -16],
    [-12.5, -1_250],
  ])('is for %s: %s', (amount, minor) => {
    expect(minorOf(amount)).toBe(minor);
  });

  it('is the same after it was stored in a document', () => {
    for (let minor = 0; minor < 100_000; minor += 37) expect(storedMinor(decimalOf(minor))).toBe(minor);
    expect([storedMinor(undefined), storedMinor('12'), storedMinor(Number.NaN)]).toEqual([0, 0, 0]);
  });
});
