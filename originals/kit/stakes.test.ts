import { describe, expect, it } from '@jest/globals';
import { affordableStake, STAKES_CENTS, stepStake } from './stakes';

describe('the ladder of stakes', () => {
  it('is stepped up and down and stops at its ends', () => {
    expect(stepStake(2000, 1, 100_000)).toBe(5000);
    expect(stepStake(2000, -1, 100_000)).toBe(1000);
    expect(stepStake(1000, -1, 100_000)).toBe(1000);
    expect(stepStake(50_000, 1, 100_000)).toBe(50_000);
  });

  it('does not go above the balance', () => {
    expect(stepStake(2000, 1, 4999)).toBe(2000);
    expect(stepStake(2000, 1, 5000)).toBe(5000);
  });

  it('falls to the highest stake that the balance covers', () => {
    expect(affordableStake(50_000, 20_500)).toBe(20_000);
    expect(affordableStake(2000, 100_000)).toBe(2000);
    expect(affordableStake(2000, 5)).toBe(1000);
  });

  it('has only stakes that divide into ten lines of whole credits', () => {
    expect(STAKES_CENTS.filter((stake) => stake % 1000 !== 0)).toEqual([]);
  });
});
