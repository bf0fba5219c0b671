import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Moment } from '../../ledger/index.ts';
import type { Money, StoredLimit } from '../../store/records/saferPlay.ts';
import { changeLimit, compareMoney, HOUR_MS, limitAt, minorIn } from './limits.ts';

const START = Date.parse('2026-11-21T09:00:00.000Z');
const moment: Moment = { now: START, kesPerUsd: 129.5 };
const after = (hours: number): Moment => ({ ...moment, now: START + hours * HOUR_MS });
const kes = (amountMinor: number): Money => ({ amountMinor, currency: 'KES' });
const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });
const moneyOf = (limit: StoredLimit | undefined): Money | undefined =>
  limit && { amountMinor: limit.amountMinor, currency: limit.currency };
const set = (wish: Money): StoredLimit | undefined => changeLimit(undefined, wish, moment);

describe('the change of a limit', () => {
  it('sets a first limit at once', () => {
    expect(set(kes(5_000))).toEqual({ ...kes(5_000), setAt: '2026-11-21T09:00:00.000Z' });
  });

  it('does nothing when there is no limit to remove', () => {
    expect(changeLimit(undefined, undefined, moment)).toBeUndefined();
  });

  it.each([
    [kes(5_000), kes(4_999)],
    [kes(5_000), kes(0)],
    // At 129.5, 772 US cents are 99,974 Kenyan cents.
    [kes(100_000), usd(772)],
    [usd(1_000), kes(129_500)],
  ])('to %j counts at once as %j', (before, wish) => {
    expect(changeLimit(set(before), wish, after(1))).toEqual({ ...wish, setAt: '2026-11-21T10:00:00.000Z' });
  });

  it.each([
    [kes(5_000), kes(5_001)],
    [kes(100_000), usd(773)],
    [usd(1_000), kes(129_501)],
    [kes(0), kes(1)],
  ])('to %j waits 24 hours as %j', (before, wish) => {
    const waiting = changeLimit(set(before), wish, after(1));
    expect(moneyOf(limitAt(waiting, after(25).now - 1))).toEqual(before);
    expect(moneyOf(limitAt(waiting, after(25).now))).toEqual(wish);
    expect(limitAt(waiting, after(25).now)?.next).toBeUndefined();
  });

  it('to no limit waits 24 hours', () => {
    const waiting = changeLimit(set(kes(5_000)), undefined, after(1));
    expect(moneyOf(limitAt(waiting, after(25).now - 1))).toEqual(kes(5_000));
    expect(limitAt(waiting, after(25).now)).toBeUndefined();
  });

  it.each([kes(4_000), kes(5_000)])('cancels a waiting increase: %j', (wish) => {
    const waiting = changeLimit(set(kes(5_000)), kes(9_000), moment);
    expect(moneyOf(limitAt(changeLimit(waiting, wish, after(1)), after(48).now))).toEqual(wish);
  });

  it('to another increase starts the wait again, and the same increase does not', () => {
    const waiting = changeLimit(set(kes(5_000)), kes(9_000), moment);
    expect(changeLimit(waiting, kes(9_000), after(5))).toBe(waiting);
    expect(changeLimit(waiting, kes(8_000), after(5))?.next?.startsAt).toBe('2026-11-22T14:00:00.000Z');
    expect(changeLimit(waiting, undefined, after(5))?.next?.startsAt).toBe('2026-11-22T14:00:00.000Z');
  });

  it('is compared with the limit in force at that time', () => {
    const waiting = changeLimit(set(kes(5_000)), kes(9_000), moment);
    expect(moneyOf(changeLimit(waiting, kes(8_000), after(24)))).toEqual(kes(8_000));
  });

  it('sets a limit at once after the last limit has ended', () => {
    const ending = changeLimit(set(kes(5_000)), undefined, moment);
    expect(moneyOf(changeLimit(ending, kes(90_000), after(24)))).toEqual(kes(90_000));
  });

  it('compares the largest amounts to the last cent', () => {
    const most = 99_999_999_999;
    expect(changeLimit(set(usd(most - 1)), usd(most), moment)?.next?.limit).toEqual(usd(most));
    expect(compareMoney(usd(most), kes(most), 129.5)).toBeGreaterThan(0);
  });
});

const money = fc.record({
  amountMinor: fc.integer({ min: 0, max: 99_999_999_999 }),
  currency: fc.constantFrom('KES' as const, 'USD' as const),
});
const wishes = fc.array(fc.record({ wish: fc.option(money, { nil: undefined }), minutes: fc.nat(2_000) }), {
  maxLength: 12,
});

describe('a series of changes', () => {
  it('never raises a limit without a request 24 hours before', () => {
    fc.assert(
      fc.property(money, wishes, (first, steps) => {
        let { now } = moment;
        let limit = set(first);
        const asked: { wish: Money | undefined; at: number }[] = [];
        for (const { wish, minutes } of steps) {
          const before = limitAt(limit, now);
          now += minutes * 60_000;
          const due = limitAt(limit, now);
          if (before && isLooser(due, before)) expect(wasAsked(asked, due, now - 24 * HOUR_MS)).toBe(true);
          limit = changeLimit(limit, wish, { ...moment, now });
          if (due) expect(isLooser(limitAt(limit, now), due)).toBe(false);
          asked.push({ wish, at: now });
        }
      }),
    );
  });

  const isLooser = (limit: Money | undefined, than: Money): boolean =>
    !limit || compareMoney(limit, than, moment.kesPerUsd) > 0;

  const wasAsked = (
    asked: readonly { wish: Money | undefined; at: number }[],
    limit: StoredLimit | undefined,
    latest: number,
  ): boolean => asked.some(({ wish, at }) => at <= latest && JSON.stringify(wish) === JSON.stringify(moneyOf(limit)));
});

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
