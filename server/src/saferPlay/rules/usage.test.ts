import { describe, expect, it } from '@jest/globals';
import { RAIL_NAMES } from '../../../../contract/railWords.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import type { Moment } from '../../ledger/index.ts';
import type { StoredLimit } from '../../store/records/saferPlay.ts';
import { findBrokenLimit, fitsAt, sumOf, usedIn } from './usage.ts';
import { HOUR_MS } from './limits.ts';
import { usesOf } from '../depositUses.ts';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const moment: Moment = { now: NOW, kesPerUsd: 130 };

const deposit = (
  hoursAgo: number,
  amount: number,
  more: Partial<Pick<DepositRecord, 'status' | 'currency' | 'kesPerUsd'>> = {},
): DepositRecord => {
  const createdAt = new Date(NOW - hoursAgo * HOUR_MS).toISOString();
  const facts = { id: 'd', userId: 'u', createdAt, updatedAt: createdAt, timeline: [], checks: 0 };
  return { ...facts, amount, status: 'completed', currency: 'KES', paymentMethod: RAIL_NAMES[0], ...more };
};
const used = (period: 'day' | 'week' | 'month', ...deposits: DepositRecord[]): number =>
  sumOf(usedIn(period, 'KES', usesOf(deposits, NOW), moment));

describe('the used amount of a period', () => {
  it.each([
    ['day', 24],
    ['week', 168],
    ['month', 720],
  ] as const)('of a %s goes %d hours back, with the first instant included', (period, hours) => {
    expect(used(period, deposit(hours, 10), deposit(0, 5))).toBe(1_500);
    expect(used(period, deposit(hours + 0.001, 10))).toBe(0);
  });

  it.each(['pending', 'processing', 'review', 'completed'] as const)('includes a deposit that is %s', (status) => {
    expect(used('day', deposit(1, 10, { status }))).toBe(1_000);
  });

  it('includes neither failed deposits nor returned payouts', () => {
    const returned: DepositRecord = { ...deposit(1, 10), status: 'completed', paymentMethod: 'returned' };
    expect(used('day', deposit(1, 10, { status: 'failed' }), returned)).toBe(0);
  });

  it('uses the rate of the record for another currency, or else the rate in force', () => {
    const dollars = { currency: 'USD' } as const;
    expect(used('day', deposit(1, 10, { ...dollars, kesPerUsd: 120 }))).toBe(120_000);
    expect(used('day', deposit(1, 10, { ...dollars, status: 'pending' }))).toBe(130_000);
  });
});

describe('the time when a deposit fits again', () => {
  const DAY = 24 * HOUR_MS;
  const limit = (needMinor: number) => ({ limitMinor: 1_000, needMinor, period: 'day' as const });
  const earlier = [
    { at: NOW - 5_000, minor: 600 },
    { at: NOW - 1_000, minor: 400 },
  ];

  it('is when enough of the oldest deposits have left the period', () => {
    expect(fitsAt(limit(600), earlier)).toBe(NOW - 5_000 + DAY + 1);
    expect(fitsAt(limit(601), earlier)).toBe(NOW - 1_000 + DAY + 1);
  });

  it('is never when the deposit is larger than the limit itself', () => {
    expect(fitsAt(limit(1_001), earlier)).toBeUndefined();
  });
});

describe('the limit that a deposit exceeds', () => {
  const limit = (amountMinor: number, currency: 'KES' | 'USD' = 'KES'): StoredLimit => ({
    amountMinor,
    currency,
    setAt: '2026-11-01T09:00:00.000Z',
  });
  const ask = { amountMinor: 10_000, currency: 'KES' as const };

  it('is none without limits, or when all limits have room', () => {
    expect(findBrokenLimit({ limits: {} }, usesOf([deposit(1, 1_000_000)], NOW), ask, moment)).toBeUndefined();
    const limits = { day: limit(10_000), week: limit(80, 'USD') };
    expect(findBrokenLimit({ limits }, [], ask, moment)).toBeUndefined();
  });

  it('is the limit with the least left, in any currency', () => {
    const limits = { day: limit(9_000), week: limit(50, 'USD'), month: limit(20_000) };
    expect(findBrokenLimit({ limits }, usesOf([deposit(100, 150)], NOW), ask, moment)).toMatchObject({
      period: 'week',
      left: { amountMinor: 0, currency: 'USD' },
    });
    expect(findBrokenLimit({ limits }, [], ask, moment)).toMatchObject({ period: 'week' });
  });

  it('is never an ended limit', () => {
    const ended = { ...limit(5), next: { askedAt: '2026-11-20T09:00:00.000Z', startsAt: '2026-11-21T09:00:00.000Z' } };
    expect(findBrokenLimit({ limits: { day: ended } }, [], ask, moment)).toBeUndefined();
    expect(findBrokenLimit({ limits: { day: ended } }, [], ask, { ...moment, now: NOW - 1 })).toBeDefined();
  });
});
