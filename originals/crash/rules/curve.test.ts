import { describe, expect, it } from '@jest/globals';
import { CRASH_RTP, crashPointOf, GREATEST_MULTIPLIER, LEAST_TARGET, msUntil, multiplierAt, paidAt } from './index.ts';

const WORDS = 2 ** 32;
const TARGETS = [...Array.from({ length: 900 }, (_, index) => index + LEAST_TARGET), 2_500, 12_345, 99_999, 1_000_000];

/** How many of the 2³² floats fly at least to the target: floor(0.97 × 2³² ÷ target). */
const reaching = (target: number): number => Number((97n * BigInt(WORDS)) / BigInt(target));

describe('the end of a crash round', () => {
  it('reaches each target for exactly its share of all floats, which returns 97 percent', () => {
    for (const target of TARGETS) {
      const first = WORDS - reaching(target);
      expect(crashPointOf(first / WORDS)).toBeGreaterThanOrEqual(target);
      expect(crashPointOf((first - 1) / WORDS)).toBeLessThan(target);
      expect((reaching(target) / WORDS) * (target / 100)).toBeCloseTo(CRASH_RTP, 5);
    }
  });

  it('is at once in about three of a hundred rounds, and never below 1.00', () => {
    expect(crashPointOf(0)).toBe(100);
    expect(crashPointOf(0.029)).toBe(100);
    expect(1 - reaching(101) / WORDS).toBeCloseTo(0.0396, 4);
  });

  it('is at most 10,000.00', () => {
    expect(crashPointOf(1 - 1 / WORDS)).toBe(GREATEST_MULTIPLIER);
  });
});

describe('the curve of a crash round', () => {
  it('starts at 1.00 and agrees with its inverse', () => {
    expect(multiplierAt(0)).toBe(100);
    for (const multiplier of [101, 137, 200, 999, 12_345]) expect(multiplierAt(msUntil(multiplier))).toBe(multiplier);
  });
});

describe('a cash-out', () => {
  it('is paid up to the end, and not above it or without one', () => {
    expect([paidAt(150, 149), paidAt(150, 150), paidAt(150, 151), paidAt(150, undefined)]).toEqual([149, 150, 0, 0]);
  });
});
