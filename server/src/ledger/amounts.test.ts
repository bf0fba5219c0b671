import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimalOf, minorOf, storedMinor } from './account.ts';
import { shareWin } from './rounds.ts';
import { withdrawalMessage } from './refusals.ts';

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

describe('a win', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000 });

  it('is shared as the stake was, to the cent, with the rest for real money', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 2_000_000_000 }), (realCents, bonusCents, winCents) => {
        const won = shareWin({ realCents, bonusCents }, winCents);
        expect(won.realCents + won.bonusCents).toBe(winCents);
        const exact = bonusCents === 0 ? 0 : (winCents * bonusCents) / (realCents + bonusCents);
        expect(Math.abs(won.bonusCents - exact)).toBeLessThan(1.001);
        if (bonusCents === 0) expect(won.bonusCents).toBe(0);
        if (realCents === 0 && bonusCents > 0) expect(won.realCents).toBe(0);
      }),
    );
  });
});

it('a withdrawal below the minimum is refused with the exact text of the specification, in the currency of the account', () => {
  expect(withdrawalMessage('below_minimum', 'USD')).toBe('Minimum withdrawal amount is $10');
  expect(withdrawalMessage('below_minimum', 'KES')).toBe('Minimum withdrawal amount is Ksh 100');
});
