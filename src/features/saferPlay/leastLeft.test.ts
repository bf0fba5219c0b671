import { describe, expect, it } from '@jest/globals';
import type { DepositLimit } from '@contract/saferPlay.ts';
import { inCurrency, leastLeft } from './leastLeft';

const RATE = 129.5;

const limit = (period: DepositLimit['period'], own: Partial<DepositLimit>): DepositLimit => ({
  period,
  currency: 'KES',
  used: 0,
  ...own,
});

describe('the amount that is left under limits', () => {
  it('is the lowest of all limits, in any currency', () => {
    const limits = [
      limit('day', { amount: 5_000, left: 4_000 }),
      limit('week', { amount: 50, left: 20.5, currency: 'USD' }),
      limit('month', {}),
    ];
    expect(leastLeft(limits, 'KES', RATE)).toEqual({
      period: 'week',
      money: { amountMinor: 265_400, currency: 'KES', isAbout: true },
    });
  });

  it('is zero when a limit is exceeded', () => {
    expect(leastLeft([limit('day', { amount: 100, left: -50 })], 'KES', RATE)?.money.amountMinor).toBe(0);
  });

  it('is unlimited without limits', () => {
    expect(leastLeft([limit('day', {})], 'USD', RATE)).toBeNull();
  });

  it('is rounded down, so that a deposit of this amount is accepted', () => {
    expect(inCurrency({ amountMinor: 100_000, currency: 'KES' }, 'USD', RATE).amountMinor).toBe(772);
    expect(inCurrency({ amountMinor: 1, currency: 'USD' }, 'KES', RATE).amountMinor).toBe(100);
  });
});
