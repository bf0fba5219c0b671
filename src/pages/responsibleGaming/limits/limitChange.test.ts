import { describe, expect, it } from '@jest/globals';
import type { DepositLimit } from '@contract/saferPlay.ts';
import { effectOf } from './limitChange';

const RATE = 129.5;
const kes = (amount: number) => ({ amountMinor: amount * 100, currency: 'KES' as const });
const usd = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });

const limit = (own: Partial<DepositLimit> = {}): DepositLimit => ({
  period: 'day',
  amount: 1295,
  currency: 'KES',
  used: 0,
  ...own,
});
const next = { amount: 5000, currency: 'KES' as const, startsAt: '2026-11-21T09:00:00.000Z' };

describe('the effect of a new limit', () => {
  it.each([
    ['at once for a first limit', limit({ amount: undefined }), kes(500), 'now'],
    ['at once for a lower limit', limit(), kes(1294.99), 'now'],
    ['later for a higher limit', limit(), kes(1295.01), 'later'],
    ['later for the end of a limit', limit(), null, 'later'],
    ['none for the same limit', limit(), kes(1295), 'none'],
    ['to drop a waiting change for the same limit', limit({ next }), kes(1295), 'keeps'],
    ['at once for the same limit in another currency', limit(), usd(10), 'now'],
    ['later for a higher limit in another currency', limit(), usd(10.01), 'later'],
    ['none when there is no limit to end', limit({ amount: undefined }), null, 'none'],
  ] as const)('is %s', (_name, present, wish, effect) => {
    expect(effectOf(present, wish, RATE)).toBe(effect);
  });

  it('is later when the rate is not known', () => {
    expect(effectOf(limit(), usd(1), undefined)).toBe('later');
  });
});
