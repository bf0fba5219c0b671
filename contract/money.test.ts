import { describe, expect, it } from '@jest/globals';
import {
  bonusMinorOf,
  creditOfKes,
  decimalOf,
  kesToUsdCents,
  minorOfText,
  nearestMinor,
  payoutCostOf,
  payoutKesOf,
  REST_PER_CENT,
  shownKesOf,
  usdCentsToKesMinor,
} from './money.ts';

describe('an amount in minor units', () => {
  it.each([
    ['4.35', 435],
    ['25', 2_500],
    ['0.5', 50],
    ['.5', 50],
    ['1.', 100],
    ['1.999', 199],
    ['.05', 5],
    ['', 0],
    ['.', 0],
  ])('is read from the text %j as %s', (text, minor) => {
    expect(minorOfText(text)).toBe(minor);
  });

  it('is the nearest integer to a decimal', () => {
    expect([4.35, 0.1 + 0.2, 1_005].map(nearestMinor)).toEqual([435, 30, 100_500]);
  });

  it('is always written on the wire with at most two decimals', () => {
    expect([435, 30, 2_500].map(decimalOf)).toEqual([4.35, 0.3, 25]);
    for (let minor = 0; minor < 200_000; minor += 7) expect(String(decimalOf(minor))).toMatch(/^\d+(?:\.\d{1,2})?$/);
  });
});

describe('conversion', () => {
  it.each([
    [10_000, 129.5, 77],
    [12_950, 129.5, 100],
    [12_949, 129.5, 99],
    [10_000_000, 129.5, 77_220],
    [0, 129.5, 0],
  ])('credits %s KES cents at %s as %s US cents', (kesMinor, rate, cents) => {
    expect(kesToUsdCents(kesMinor, rate)).toBe(cents);
  });

  it('pays whole shillings and takes no more dollars than they cost', () => {
    expect([payoutKesOf(1_000, 'USD', 129.5), payoutCostOf(1_295, 'USD', 129.5)]).toEqual([1_295, 1_000]);
    expect([payoutKesOf(1_005, 'USD', 1.5), payoutCostOf(15, 'USD', 1.5)]).toEqual([15, 1_000]);
  });

  it('never creates money when an amount is converted there and back', () => {
    for (const rate of [0.5, 1, 99.99, 129.5, 130.1234])
      for (let cents = 1; cents < 4_000; cents += 7) {
        expect(kesToUsdCents(usdCentsToKesMinor(cents, rate), rate)).toBeLessThanOrEqual(cents);
        expect(payoutCostOf(payoutKesOf(cents, 'USD', rate), 'USD', rate)).toBeLessThanOrEqual(cents);
      }
  });
});

describe('the balance of several deposits in shillings', () => {
  /** Whole shillings on screen after these deposits. */
  const seenAfter = (deposits: readonly number[], rate: number) => {
    const account = { cents: 0, rest: 0 };
    for (const kes of deposits) {
      const { cents, rest } = creditOfKes(kes * 100, rate, account.rest);
      expect(rest).toBeLessThan(REST_PER_CENT);
      account.cents += cents;
      account.rest = rest;
    }
    return shownKesOf(account.cents + account.rest / REST_PER_CENT, rate);
  };

  it.each([[[5_000, 200]], [[20_000]], [[5_001]], [[100, 100, 100]], [[100_000, 99_999, 101]]])(
    'shows %j as the amount that was paid',
    (deposits) => {
      expect(seenAfter(deposits, 129.5)).toBe(deposits.reduce((sum, kes) => sum + kes, 0));
    },
  );

  it('shows the amount that was paid at every rate, for any number of deposits', () => {
    for (const rate of [99.99, 128.37, 129.5, 130.1234, 160])
      for (let first = 100; first < 3_000; first += 97) {
        const deposits = Array.from({ length: 60 }, (_none, index) => first + index * 7);
        const paid = deposits.reduce((sum, kes) => sum + kes, 0);
        expect(seenAfter(deposits, rate)).toBe(paid);
      }
  });

  it('is credited with no more than the exact sum', () => {
    const first = creditOfKes(500_000, 129.5);
    const second = creditOfKes(20_000, 129.5, first.rest);
    expect([first, second]).toEqual([
      { cents: 3_861, rest: 3 },
      { cents: 154, rest: 443 },
    ]);
    expect(creditOfKes(20_000, 129.5, 600)).toEqual({ cents: 155, rest: 40 });
  });

  it('is rounded to the nearest shilling on screen, also below zero', () => {
    expect([shownKesOf(1_500, 129.5), shownKesOf(-1_500, 129.5), shownKesOf(0, 129.5)]).toEqual([1_943, -1_943, 0]);
  });
});

describe('a deposit bonus', () => {
  const terms = { bonusPercentage: 50, minDeposit: 1_000, maxBonus: 8_000 };

  it.each([
    ['nothing below its minimum', 99_999, 0],
    ['its share', 100_000, 386],
    ['no more than its maximum', 10_000_000, 6_177],
  ])('gives %s', (_what, kesMinor, cents) => {
    expect(bonusMinorOf(terms, kesMinor, 'USD', 129.5)).toBe(cents);
  });

  it.each([
    ['beside its share', 100_000, 579],
    ['above its maximum', 10_000_000, 6_370],
    ['not below its minimum', 99_999, 0],
  ])('gives its fixed extra %s', (_where, kesMinor, cents) => {
    expect(bonusMinorOf({ ...terms, extraKes: 250 }, kesMinor, 'USD', 129.5)).toBe(cents);
    expect(bonusMinorOf({ ...terms, extraKes: -1 }, 100_000, 'USD', 129.5)).toBe(386);
  });

  it('has no limit without a maximum, and is never negative', () => {
    expect(bonusMinorOf({ bonusPercentage: 100, minDeposit: 0 }, 12_950, 'USD', 129.5)).toBe(100);
    expect(bonusMinorOf({ bonusPercentage: -5, minDeposit: 0 }, 12_950, 'USD', 129.5)).toBe(0);
  });
});
