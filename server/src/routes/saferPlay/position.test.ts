import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RAIL_NAMES } from '../../../../contract/railWords.ts';
import { ANY_METHOD } from '../../testing/RailKit.ts';
import type { MoneyApp } from '../../testing/startMoneyApp.ts';
import { START, startClocked } from './limitScene.testTools.ts';

const MINUTE = 60_000;

let clock: { now: number };
let server: MoneyApp;
beforeEach(async () => {
  ({ server, clock } = await startClocked());
});
afterEach(() => server.close());

const position = (since = new Date(START + MINUTE).toISOString()) =>
  server.ask(`/gaming/position?since=${encodeURIComponent(since)}`);

describe('GET /api/gaming/position', () => {
  it('is zero before the first payment', async () => {
    expect((await position()).data).toEqual({
      since: '2026-11-21T09:01:00.000Z',
      currency: 'USD',
      deposited: 0,
      withdrawn: 0,
      net: 0,
      staked: 0,
      won: 0,
      wonNet: 0,
    });
  });

  it('contains all amounts that were completed since, whenever they were started', async () => {
    await server.pay(12_950);
    const begun = await server.begin(2_590);
    clock.now += 2 * MINUTE;
    await server.pay(1_295);
    await server.begin(518);
    const { depositId } = begun.data as { depositId: string };
    await server.end(depositId);
    expect((await position()).data).toMatchObject({ deposited: 30, withdrawn: 0, net: -30 });
  });

  it('subtracts payouts', async () => {
    server.delayPayouts();
    await server.pay(12_950);
    clock.now += 2 * MINUTE;
    await server.pay(1_295);
    const { data } = await server.post('/wallet/withdrawals', { amount: 50, methodId: ANY_METHOD });
    await server.app.services.workers.runOnce();
    expect((await position()).data).toMatchObject({ deposited: 10, withdrawn: 0 });
    await server.arrive((data as { transactionId: string }).transactionId);
    const paid = (await position()).data as { withdrawn: number; net: number };
    expect(paid.withdrawn).toBeCloseTo(50, 1);
    expect(paid.net).toBeCloseTo(40, 1);
  });

  it('adds a returned payout again, for the same time only', async () => {
    const facts = { userId: 'uid-1', status: 'completed', createdAt: '2026-11-20T09:00:00.000Z', checks: 0 } as const;
    const money = { ...facts, amount: 10, currency: 'USD' } as const;
    const done = (at: string) => ({ ...money, updatedAt: at, timeline: [{ status: facts.status, at }] });
    const payout = { method: RAIL_NAMES[0], answer: { success: true, message: '' } } as const;
    const [before, after] = ['2026-11-21T09:00:30.000Z', '2026-11-21T09:02:00.000Z'];
    await server.put(
      'withdrawals',
      { id: 'old', debitCents: 900, ...payout, ...done(before), updatedAt: after },
      { id: 'new', debitCents: 5_000, ...payout, ...done(after) },
    );
    const line = { userId: 'uid-1', account: 'held', against: RAIL_NAMES[0], kind: 'withdrawal' } as const;
    await server.put(
      'journal',
      { id: 'old:held', recordId: 'old', deltaCents: -900, at: before, ...line },
      { id: 'new:held', recordId: 'new', deltaCents: -5_000, at: after, ...line },
    );
    const returned = { paymentMethod: 'returned', creditedCents: 700, ...done(after), createdAt: after } as const;
    await server.put(
      'deposits',
      { id: 'old-d', correctsId: 'old', ...returned },
      { id: 'new-d', correctsId: 'new', ...returned },
    );
    expect((await position()).data).toMatchObject({ deposited: 0, withdrawn: 43, net: 43 });
  });

  it('goes back at most one year, and says so', async () => {
    expect((await position('1970-01-01T00:00:00.000Z')).data).toMatchObject({ since: '2025-11-20T09:00:00.000Z' });
  });

  it.each(['', 'yesterday', '2026-13-01T00:00:00Z', '2026-11-21', '2026-11-21T09:00:00+05'])(
    'refuses %j as an instant',
    async (since) => {
      expect(await position(since)).toMatchObject({ status: 400, code: 'invalid_request' });
    },
  );

  it('shows no money of other players', async () => {
    await server.pay(12_950);
    const { data } = await server.ask(`/gaming/position?since=2026-11-21T08:00:00Z`, { as: { uid: 'uid-2' } });
    expect(data).toMatchObject({ deposited: 0, withdrawn: 0, net: 0 });
  });
});
