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

describe('what a new limit does', () => {
  it.each([
    ['a first one counts at once', limit({ amount: undefined }), kes(500), 'now'],
    ['a lower one counts at once', limit(), kes(1294.99), 'now'],
    ['a higher one waits', limit(), kes(1295.01), 'later'],
    ['its end waits', limit(), null, 'later'],
    ['the same does nothing', limit(), kes(1295), 'none'],
    ['the same drops what waits', limit({ next }), kes(1295), 'keeps'],
    ['the same in another currency counts at once', limit(), usd(10), 'now'],
    ['a higher one in another currency waits', limit(), usd(10.01), 'later'],
    ['no limit at all does nothing', limit({ amount: undefined }), null, 'none'],
  ] as const)('%s', (_name, present, wish, effect) => {
    expect(effectOf(present, wish, RATE)).toBe(effect);
  });

  it('waits where the rate is not known', () => {
    expect(effectOf(limit(), usd(1), undefined)).toBe('later');
  });
});
