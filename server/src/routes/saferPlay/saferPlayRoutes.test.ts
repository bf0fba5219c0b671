import { describe, expect, it } from '@jest/globals';
import { settleDeposit } from '../../ledger/index.ts';
import { HOUR, inDollars, messageOf, scene, START, useLimits } from './limitScene.testTools.ts';

useLimits();

const kinds = async () =>
  ((await scene.server.ask('/users/me/notifications')).data as { kind: string }[]).map(({ kind }) => kind);

describe('GET /api/gaming', () => {
  it('has no limits, no reality check and no break at first', async () => {
    const none = { currency: 'KES', used: 0 };
    expect(await scene.state()).toEqual({
      limits: [
        { period: 'day', ...none },
        { period: 'week', ...none },
        { period: 'month', ...none },
      ],
      realityCheckMinutes: 0,
    });
  });

  it('shows the used and the remaining amount, in the currency of the limit', async () => {
    await scene.server.put('gaming', { id: 'uid-1', limits: { week: inDollars(50) } });
    await scene.begin(1_295);
    expect(await scene.limitOf('week')).toEqual({ period: 'week', amount: 50, currency: 'USD', used: 10, left: 40 });
    expect(await scene.limitOf('day')).toEqual({ period: 'day', currency: 'KES', used: 1_295 });
  });

  it('counts open deposits, but no failed deposits and none before the period', async () => {
    await scene.begin(1_036);
    scene.wait(24);
    scene.wait(1);
    const { data } = await scene.begin(518);
    expect([(await scene.limitOf('day'))?.used, (await scene.limitOf('week'))?.used]).toEqual([518, 1_554]);
    const { depositId: id } = data as { depositId: string };
    const reason = 'cancelled';
    await settleDeposit(scene.server.app.services.ctx, { id, userId: 'uid-1' }, { kind: 'failed', reason });
    expect([(await scene.limitOf('day'))?.used, (await scene.limitOf('week'))?.used]).toEqual([0, 1_036]);
  });

  it('shows only the player of the token', async () => {
    await scene.setLimit('day', 100);
    expect((await scene.server.ask('/gaming?uid=uid-1', { as: { uid: 'uid-2' } })).data).toMatchObject({
      limits: [{ period: 'day', used: 0 }, {}, {}],
    });
    expect(await scene.server.app.inject('/api/gaming')).toMatchObject({ statusCode: 401 });
  });
});

describe('POST /api/gaming/limits', () => {
  it('sets a first limit at once and notifies the player', async () => {
    const { data } = await scene.setLimit('day', 2_000);
    expect(data).toEqual(await scene.state());
    expect(await scene.limitOf('day')).toMatchObject({ amount: 2_000, left: 2_000 });
    expect(await kinds()).toEqual(['limit']);
  });

  it('tells the player which limit changed, from what to what, and when', async () => {
    const newest = async () => ((await scene.server.ask('/users/me/notifications')).data as object[])[0];
    await scene.setLimit('day', 2_000);
    const first = await newest();
    expect(first).toMatchObject({ kind: 'limit', case: 'day', amount: 2_000, currency: 'KES' });
    expect(first).not.toHaveProperty('from');
    scene.wait(0.1);
    await scene.setLimit('day', 5_000);
    expect(await newest()).toMatchObject({ case: 'day', from: 2_000, amount: 5_000, startsAt: expect.any(String) });
    scene.wait(0.1);
    await scene.setLimit('day', null);
    expect(await newest()).toMatchObject({ case: 'day', from: 2_000, startsAt: expect.any(String) });
    expect(await newest()).not.toHaveProperty('amount');
  });

  it('is in the currency of the account: refuses another one, and keeps the limit as it was', async () => {
    expect(await scene.setLimit('day', 10, 'USD')).toMatchObject({ status: 409, code: 'limit_currency' });
    await scene.setLimit('day', 2_000);
    expect(await scene.setLimit('day', 10, 'USD')).toMatchObject({ status: 409, code: 'limit_currency' });
    expect(await scene.limitOf('day')).toEqual({
      period: 'day',
      amount: 2_000,
      currency: 'KES',
      used: 0,
      left: 2_000,
    });
    await scene.server.put('users', { id: 'uid-1', uid: 'uid-1', balance: 0, bonusBalance: 0 });
    expect(await scene.setLimit('week', 2_000)).toMatchObject({ status: 409, code: 'limit_currency' });
    expect(await scene.setLimit('week', 50, 'USD')).toMatchObject({ status: 200 });
    expect(await scene.limitOf('month')).toEqual({ period: 'month', currency: 'USD', used: 0 });
  });

  it('lowers a limit at once, also one from before in another currency', async () => {
    await scene.server.put('gaming', { id: 'uid-1', limits: { day: inDollars(100) } });
    await scene.setLimit('day', 2_000);
    expect(await scene.limitOf('day')).toMatchObject({ amount: 2_000, currency: 'KES' });
  });

  it('raises a limit after 24 hours, also one from before in another currency', async () => {
    await scene.server.put('gaming', { id: 'uid-1', limits: { day: inDollars(10) } });
    await scene.setLimit('day', 2_000);
    const startsAt = new Date(START + 24 * HOUR).toISOString();
    expect(await scene.limitOf('day')).toMatchObject({
      amount: 10,
      currency: 'USD',
      next: { amount: 2_000, startsAt },
    });
    scene.wait(24);
    expect(await scene.limitOf('day')).toMatchObject({ amount: 2_000, currency: 'KES' });
    expect(await scene.limitOf('day')).not.toHaveProperty('next');
  });

  it('keeps or ends a limit from before in another currency', async () => {
    await scene.server.put('gaming', { id: 'uid-1', limits: { day: inDollars(10) } });
    await scene.setLimit('day', 2_000);
    expect(await scene.setLimit('day', 10, 'USD')).toMatchObject({ status: 200 });
    expect(await scene.limitOf('day')).toEqual({ period: 'day', amount: 10, currency: 'USD', used: 0, left: 10 });
    await scene.setLimit('day', null, 'USD');
    scene.wait(24);
    expect(await scene.limitOf('day')).toEqual({ period: 'day', currency: 'KES', used: 0 });
  });

  it('ends a limit after 24 hours', async () => {
    await scene.setLimit('month', 2_000);
    await scene.setLimit('month', null);
    expect(await scene.limitOf('month')).toMatchObject({ amount: 2_000, next: { currency: 'KES' } });
    scene.wait(24);
    expect(await scene.limitOf('month')).toEqual({ period: 'month', currency: 'KES', used: 0 });
  });

  it.each([
    {},
    { period: 'year', amount: 5, currency: 'KES' },
    { period: 'day', amount: -5, currency: 'KES' },
    { period: 'day', amount: 1.005, currency: 'KES' },
    { period: 'day', amount: 5, currency: 'EUR' },
    { period: 'day', amount: 5, currency: 'KES', uid: 'uid-2' },
  ])('refuses %j', async (body) => {
    expect(await scene.server.post('/gaming/limits', body)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await scene.server.store.get('gaming', 'uid-1')).toBeUndefined();
  });
});

describe('a deposit limit', () => {
  it('refuses a larger deposit, and says which limit, what is left and what to do', async () => {
    await scene.setLimit('week', 1_554);
    await scene.begin(1_036);
    const refused = await scene.begin(777);
    expect(refused).toMatchObject({ status: 403, code: 'deposit_limit' });
    expect(messageOf(refused)).toBe(
      'Your deposit limit for 7 days is KES 1,554, and KES 518 of it is left; payments under way count too. ' +
        'Deposit less, or wait until 28 November 2026 at 12:01 (Nairobi time).',
    );
    expect(await scene.begin(518)).toMatchObject({ status: 200 });
  });

  it('says what to do when a deposit is larger than the limit itself', async () => {
    await scene.server.put('gaming', { id: 'uid-1', limits: { day: inDollars(5) } });
    expect(messageOf(await scene.begin(777))).toBe(
      'Your deposit limit for 24 hours is USD 5, and USD 5 of it is left; payments under way count too. ' +
        'Deposit less.',
    );
  });

  it('is named in a refusal when it has the least left of several limits', async () => {
    await scene.server.put('gaming', { id: 'uid-1', limits: { week: inDollars(5) } });
    await scene.setLimit('day', 1_000);
    await scene.setLimit('month', 5_000);
    expect(messageOf(await scene.begin(6_216))).toContain('limit for 7 days is USD 5');
  });

  it('lets several deposits at once pass only up to its amount', async () => {
    await scene.setLimit('day', 1_554);
    const answers = await Promise.all(Array.from({ length: 20 }, () => scene.begin(518)));
    const codes = answers.map(({ status, code }) => [status, code].join(' ').trim());
    expect(codes.filter((code) => code === '200')).toHaveLength(3);
    expect(codes.filter((code) => code === '403 deposit_limit')).toHaveLength(17);
    expect(await scene.server.store.count('deposits')).toBe(3);
  });

  it('repeats the answer of a deposit that passed', async () => {
    await scene.setLimit('day', 518);
    const first = await scene.begin(518, 'key-0123456789');
    expect(await scene.begin(518, 'key-0123456789')).toEqual(first);
    expect(await scene.begin(259)).toMatchObject({ status: 403 });
  });

  it('creates no record of a refused deposit, and accepts the key again later', async () => {
    await scene.setLimit('day', 259);
    await scene.begin(259);
    expect(await scene.begin(518, 'key-0123456789')).toMatchObject({ status: 403 });
    expect(await scene.server.store.count('deposits')).toBe(1);
    await scene.setLimit('day', null);
    scene.wait(24);
    expect(await scene.begin(518, 'key-0123456789')).toMatchObject({ status: 200 });
  });

  it('has room again when deposits are older than its period', async () => {
    await scene.setLimit('day', 518);
    await scene.begin(518);
    scene.wait(24);
    expect(await scene.begin(259)).toMatchObject({ status: 403 });
    scene.clock.now += 1;
    expect(await scene.begin(518)).toMatchObject({ status: 200 });
  });
});
