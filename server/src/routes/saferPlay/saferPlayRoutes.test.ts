import { describe, expect, it } from '@jest/globals';
import { settleDeposit } from '../../ledger/index.ts';
import { HOUR, inDollars, scene, START, useLimits } from './limitScene.testTools.ts';

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

  it('is in the currency of the account: refuses another one, and keeps the limit as it was', async () => {
    expect(await scene.setLimit('day', 10, 'USD')).toMatchObject({ status: 409, code: 'limit_currency' });
    await scene.setLimit('day', 2_000);
    expect(await scene.setLimit('day', 10, 'USD')).toMatchObject({ status: 409, code: 'limit_currency' });
    expect(await scene.limitOf('day')).toEqual({ period: 'day', amount: 2_000, currency: 'KES', used: 0, left: 2_000 });
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
