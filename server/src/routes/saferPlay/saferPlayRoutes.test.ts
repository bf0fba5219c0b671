import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SaferPlayState } from '../../../../contract/saferPlay.ts';
import { settleDeposit } from '../../ledger/index.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-21T09:00:00.000Z');

let now: number;
let server: MoneyApp;
beforeEach(async () => {
  now = START;
  server = await startMoneyApp({}, { wallet: { now: () => now } });
  await server.put('users', { id: 'uid-1', uid: 'uid-1', currency: 'KES', balance: 0, bonusBalance: 0 });
});
afterEach(() => server.close());

const wait = (hours: number): void => {
  now += hours * HOUR;
};
const state = async () => (await server.ask('/gaming')).data as SaferPlayState;
const limitOf = async (period: string) => (await state()).limits.find((limit) => limit.period === period);
const setLimit = (period: string, amount: number | null, currency = 'KES') =>
  server.post('/gaming/limits', { period, amount, currency });
/** A stored limit of a time when the player chose its currency. */
const inDollars = (amount: number) => ({
  amountMinor: amount * 100,
  currency: 'USD' as const,
  setAt: '2026-11-01T00:00:00.000Z',
});
const begin = (amount: number, key?: string) => server.begin(amount, { key });
const kinds = async () =>
  ((await server.ask('/users/me/notifications')).data as { kind: string }[]).map(({ kind }) => kind);
const messageOf = ({ body }: { body: string }) => (JSON.parse(body) as { error: { message: string } }).error.message;

describe('GET /api/gaming', () => {
  it('has no limits, no reality check and no break at first', async () => {
    const none = { currency: 'KES', used: 0 };
    expect(await state()).toEqual({
      limits: [
        { period: 'day', ...none },
        { period: 'week', ...none },
        { period: 'month', ...none },
      ],
      realityCheckMinutes: 0,
    });
  });

  it('shows the used and the remaining amount, in the currency of the limit', async () => {
    await server.put('gaming', { id: 'uid-1', limits: { week: inDollars(50) } });
    await begin(1_295);
    expect(await limitOf('week')).toEqual({ period: 'week', amount: 50, currency: 'USD', used: 10, left: 40 });
    expect(await limitOf('day')).toEqual({ period: 'day', currency: 'KES', used: 1_295 });
  });

  it('counts open deposits, but no failed deposits and none before the period', async () => {
    await begin(1_036);
    wait(24);
    wait(1);
    const { data } = await begin(518);
    expect([(await limitOf('day'))?.used, (await limitOf('week'))?.used]).toEqual([518, 1_554]);
    const { depositId: id } = data as { depositId: string };
    const reason = 'cancelled';
    await settleDeposit(server.app.wallet.ctx, { id, userId: 'uid-1' }, { kind: 'failed', reason });
    expect([(await limitOf('day'))?.used, (await limitOf('week'))?.used]).toEqual([0, 1_036]);
  });

  it('shows only the player of the token', async () => {
    await setLimit('day', 100);
    expect((await server.ask('/gaming?uid=uid-1', { as: { uid: 'uid-2' } })).data).toMatchObject({
      limits: [{ period: 'day', used: 0 }, {}, {}],
    });
    expect(await server.app.inject('/api/gaming')).toMatchObject({ statusCode: 401 });
  });
});

describe('POST /api/gaming/limits', () => {
  it('sets a first limit at once and notifies the player', async () => {
    const { data } = await setLimit('day', 2_000);
    expect(data).toEqual(await state());
    expect(await limitOf('day')).toMatchObject({ amount: 2_000, left: 2_000 });
    expect(await kinds()).toEqual(['limit']);
  });

  it('is in the currency of the account: refuses another one, and keeps the limit as it was', async () => {
    expect(await setLimit('day', 10, 'USD')).toMatchObject({ status: 409, code: 'limit_currency' });
    await setLimit('day', 2_000);
    expect(await setLimit('day', 10, 'USD')).toMatchObject({ status: 409, code: 'limit_currency' });
    expect(await limitOf('day')).toEqual({ period: 'day', amount: 2_000, currency: 'KES', used: 0, left: 2_000 });
    await server.put('users', { id: 'uid-1', uid: 'uid-1', balance: 0, bonusBalance: 0 });
    expect(await setLimit('week', 2_000)).toMatchObject({ status: 409, code: 'limit_currency' });
    expect(await setLimit('week', 50, 'USD')).toMatchObject({ status: 200 });
    expect(await limitOf('month')).toEqual({ period: 'month', currency: 'USD', used: 0 });
  });

  it('lowers a limit at once, also one from before in another currency', async () => {
    await server.put('gaming', { id: 'uid-1', limits: { day: inDollars(100) } });
    await setLimit('day', 2_000);
    expect(await limitOf('day')).toMatchObject({ amount: 2_000, currency: 'KES' });
  });

  it('raises a limit after 24 hours, also one from before in another currency', async () => {
    await server.put('gaming', { id: 'uid-1', limits: { day: inDollars(10) } });
    await setLimit('day', 2_000);
    const startsAt = new Date(START + 24 * HOUR).toISOString();
    expect(await limitOf('day')).toMatchObject({ amount: 10, currency: 'USD', next: { amount: 2_000, startsAt } });
    wait(24);
    expect(await limitOf('day')).toMatchObject({ amount: 2_000, currency: 'KES' });
    expect(await limitOf('day')).not.toHaveProperty('next');
  });

  it('keeps or ends a limit from before in another currency', async () => {
    await server.put('gaming', { id: 'uid-1', limits: { day: inDollars(10) } });
    await setLimit('day', 2_000);
    expect(await setLimit('day', 10, 'USD')).toMatchObject({ status: 200 });
    expect(await limitOf('day')).toEqual({ period: 'day', amount: 10, currency: 'USD', used: 0, left: 10 });
    await setLimit('day', null, 'USD');
    wait(24);
    expect(await limitOf('day')).toEqual({ period: 'day', currency: 'KES', used: 0 });
  });

  it('ends a limit after 24 hours', async () => {
    await setLimit('month', 2_000);
    await setLimit('month', null);
    expect(await limitOf('month')).toMatchObject({ amount: 2_000, next: { currency: 'KES' } });
    wait(24);
    expect(await limitOf('month')).toEqual({ period: 'month', currency: 'KES', used: 0 });
  });

  it.each([
    {},
    { period: 'year', amount: 5, currency: 'KES' },
    { period: 'day', amount: -5, currency: 'KES' },
    { period: 'day', amount: 1.005, currency: 'KES' },
    { period: 'day', amount: 5, currency: 'EUR' },
    { period: 'day', amount: 5, currency: 'KES', uid: 'uid-2' },
  ])('refuses %j', async (body) => {
    expect(await server.post('/gaming/limits', body)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await server.store.get('gaming', 'uid-1')).toBeUndefined();
  });
});

describe('a deposit limit', () => {
  it('refuses a larger deposit, and says which limit, what is left and what to do', async () => {
    await setLimit('week', 1_554);
    await begin(1_036);
    const refused = await begin(777);
    expect(refused).toMatchObject({ status: 403, code: 'deposit_limit' });
    expect(messageOf(refused)).toBe(
      'Your deposit limit for 7 days is KES 1,554, and KES 518 of it is left; payments under way count too. ' +
        'Deposit less, or wait until 28 November 2026 at 12:01 (Nairobi time).',
    );
    expect(await begin(518)).toMatchObject({ status: 200 });
  });

  it('says what to do when a deposit is larger than the limit itself', async () => {
    await server.put('gaming', { id: 'uid-1', limits: { day: inDollars(5) } });
    expect(messageOf(await begin(777))).toBe(
      'Your deposit limit for 24 hours is USD 5, and USD 5 of it is left; payments under way count too. ' +
        'Deposit less.',
    );
  });

  it('is named in a refusal when it has the least left of several limits', async () => {
    await server.put('gaming', { id: 'uid-1', limits: { week: inDollars(5) } });
    await setLimit('day', 1_000);
    await setLimit('month', 5_000);
    expect(messageOf(await begin(6_216))).toContain('limit for 7 days is USD 5');
  });

  it('lets several deposits at once pass only up to its amount', async () => {
    await setLimit('day', 1_554);
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(518)));
    const codes = answers.map(({ status, code }) => [status, code].join(' ').trim());
    expect(codes.filter((code) => code === '200')).toHaveLength(3);
    expect(codes.filter((code) => code === '403 deposit_limit')).toHaveLength(17);
    expect(await server.store.count('deposits')).toBe(3);
  });

  it('repeats the answer of a deposit that passed', async () => {
    await setLimit('day', 518);
    const first = await begin(518, 'key-0123456789');
    expect(await begin(518, 'key-0123456789')).toEqual(first);
    expect(await begin(259)).toMatchObject({ status: 403 });
  });

  it('creates no record of a refused deposit, and accepts the key again later', async () => {
    await setLimit('day', 259);
    await begin(259);
    expect(await begin(518, 'key-0123456789')).toMatchObject({ status: 403 });
    expect(await server.store.count('deposits')).toBe(1);
    await setLimit('day', null);
    wait(24);
    expect(await begin(518, 'key-0123456789')).toMatchObject({ status: 200 });
  });

  it('has room again when deposits are older than its period', async () => {
    await setLimit('day', 518);
    await begin(518);
    wait(24);
    expect(await begin(259)).toMatchObject({ status: 403 });
    now += 1;
    expect(await begin(518)).toMatchObject({ status: 200 });
  });
});
