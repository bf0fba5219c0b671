import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import type { SaferPlayState } from '../../../contract/saferPlay.ts';
import { settleDeposit } from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import { type MoneyApp, startMoneyApp } from '../testing/startMoneyApp.ts';
import { MOST_USES, usesOf, withoutUse } from './depositUses.ts';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const MINUTE = 60_000;
const MANY = 1_500;

const depositAt = (id: string, at: number, status: 'completed' | 'pending' = 'completed'): DepositRecord => {
  const createdAt = new Date(at).toISOString();
  const facts = { id, userId: 'uid-1', createdAt, updatedAt: createdAt, timeline: [], checks: 0 };
  return { ...facts, amount: 100, status, currency: 'KES', paymentMethod: RAIL_NAMES[0] } as DepositRecord;
};
const history = Array.from({ length: MANY }, (_, index) => depositAt(`d${index}`, NOW - (MANY - index) * MINUTE));
const sum = (uses: readonly { kesMinor: number }[]): number => uses.reduce((all, { kesMinor }) => all + kesMinor, 0);

let server: MoneyApp;
beforeEach(async () => {
  server = await startMoneyApp({}, { services: { now: () => NOW } });
  await server.put('users', { id: 'uid-1', uid: 'uid-1', currency: 'KES', balance: 0, bonusBalance: 0 });
});
afterEach(() => server.close());

const usedInMonth = async () =>
  ((await server.ask('/gaming')).data as SaferPlayState).limits.find(({ period }) => period === 'month')?.used;

describe('the sums of deposits for limits', () => {
  it('are read without the history, however long it is', async () => {
    await server.put('deposits', ...history);
    expect(await usedInMonth()).toBe(MANY * 100);
    const find = jest.spyOn(server.store, 'find');
    expect(await usedInMonth()).toBe(MANY * 100);
    expect(find.mock.calls.filter(([collection]) => collection === 'deposits')).toEqual([]);
    expect((await server.store.get('deposit-uses', 'uid-1'))?.uses.length).toBeLessThanOrEqual(MOST_USES);
  });

  it('grow with a deposit, and shrink when it fails', async () => {
    await server.put('deposits', ...history);
    await usedInMonth();
    const { depositId: id } = (await server.begin(500)).data as { depositId: string };
    expect(await usedInMonth()).toBe(MANY * 100 + 500);
    const failed = { kind: 'failed', reason: 'cancelled' } as const;
    await settleDeposit(server.app.services.ctx, { id, userId: 'uid-1' }, failed);
    expect(await usedInMonth()).toBe(MANY * 100);
    await settleDeposit(server.app.services.ctx, { id, userId: 'uid-1' }, failed);
    expect(await usedInMonth()).toBe(MANY * 100);
  });
});

describe('a list of many deposits', () => {
  const uses = usesOf(history, NOW);

  it('has a bound, and the same sum', () => {
    expect(uses.length).toBe(MOST_USES);
    expect(sum(uses)).toBe(MANY * 10_000);
  });

  it('never lets a deposit leave its period early, and none stay much longer', () => {
    for (const hours of [1, 6, 12, 24]) {
      const since = NOW - hours * 60 * MINUTE;
      const truth = history.filter(({ createdAt }) => Date.parse(createdAt) >= since).length * 10_000;
      const told = sum(uses.filter(({ at }) => at >= since));
      expect(told).toBeGreaterThanOrEqual(truth);
      expect(told - truth).toBeLessThan(40 * 10_000);
    }
  });

  it('drops a deposit that was joined with others when it fails', () => {
    const [gone] = usesOf(history.slice(700, 701), NOW);
    expect(gone && sum(withoutUse(uses, gone))).toBe((MANY - 1) * 10_000);
  });
});
