import { describe, expect, it } from '@jest/globals';
import { compareMoney, minorIn } from './money.ts';

describe('an amount in another currency', () => {
  it('is unchanged when the currency is the same', () => {
    expect(minorIn('KES', { amountMinor: 12_345, currency: 'KES' }, 129.5)).toBe(12_345);
  });

  it.each([
    ['USD' as const, 129_500, 1_000],
    ['USD' as const, 129_501, 1_001],
    ['KES' as const, 1_000, 129_500],
    ['KES' as const, 1, 130],
  ])('is converted to %s, rounded up: %d to %d', (currency, amountMinor, expected) => {
    const other = currency === 'USD' ? 'KES' : 'USD';
    expect(minorIn(currency, { amountMinor, currency: other }, 129.5)).toBe(expected);
  });
});

describe('the comparison of two amounts', () => {
  it('sees a difference of less than a cent', () => {
    const cent = { amountMinor: 1, currency: 'USD' as const };
    expect(compareMoney(cent, { amountMinor: 129, currency: 'KES' }, 129.5)).toBe(1);
    expect(compareMoney(cent, { amountMinor: 130, currency: 'KES' }, 129.5)).toBe(-1);
    expect(compareMoney(cent, { amountMinor: 129, currency: 'KES' }, 129)).toBe(0);
  });
});
