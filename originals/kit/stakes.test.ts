import { describe, expect, it } from '@jest/globals';
import { affordableStake, DEMO_STAKES, isGain, parseCredits, stepStake } from './stakes';

describe('the ladder of stakes', () => {
  it('is stepped up and down and stops at its ends', () => {
    expect(stepStake(2000, 1, 100_000, DEMO_STAKES)).toBe(5000);
    expect(stepStake(2000, -1, 100_000, DEMO_STAKES)).toBe(1000);
    expect(stepStake(1000, -1, 100_000, DEMO_STAKES)).toBe(1000);
    expect(stepStake(50_000, 1, 100_000, DEMO_STAKES)).toBe(50_000);
  });

  it('is entered at the next step from a typed stake', () => {
    expect(stepStake(3300, 1, 100_000, DEMO_STAKES)).toBe(5000);
    expect(stepStake(3300, -1, 100_000, DEMO_STAKES)).toBe(2000);
  });

  it('does not go above the balance', () => {
    expect(stepStake(2000, 1, 4999, DEMO_STAKES)).toBe(2000);
    expect(stepStake(2000, 1, 5000, DEMO_STAKES)).toBe(5000);
  });

  it('has only stakes that divide into ten lines of whole credits', () => {
    expect(DEMO_STAKES.steps.filter((stake) => stake % 1000 !== 0)).toEqual([]);
  });
});

describe('a stake', () => {
  it('falls to the highest whole credit that the balance covers', () => {
    expect(affordableStake(50_000, 20_550, DEMO_STAKES)).toBe(20_500);
    expect(affordableStake(2000, 100_000, DEMO_STAKES)).toBe(2000);
  });

  it('stays between the least and the greatest', () => {
    expect(affordableStake(2000, 5, DEMO_STAKES)).toBe(1000);
    expect(affordableStake(100, 100_000, DEMO_STAKES)).toBe(1000);
    expect(affordableStake(90_000, 100_000, DEMO_STAKES)).toBe(50_000);
  });

  it.each([
    ['25', 2500],
    [' 1,000 ', 100_000],
    ['0', undefined],
    ['12.5', undefined],
    ['-5', undefined],
    ['ten', undefined],
    ['', undefined],
  ])('typed as %j is %s cents', (text, cents) => {
    expect(parseCredits(text)).toBe(cents);
  });
});

describe('a gain', () => {
  it('is only a round that pays more than the stake', () => {
    expect([0, 1000, 2000, 2001].map((payoutCents) => isGain(payoutCents, 2000))).toEqual([false, false, false, true]);
  });
});
