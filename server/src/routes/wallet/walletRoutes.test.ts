import { describe, expect, it } from '@jest/globals';
import { ANY_METHOD } from '../../testing/RailKit.ts';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

useMoneyApp();

const ZEROS = { balance: 0, bonusBalance: 0, held: 0, available: 0, currency: 'USD' };

describe('GET /api/wallet/balance', () => {
  it.each(['', '?refresh=true'])('answers zeros to a player without money%s', async (query) => {
    expect(await server.ask(`/wallet/balance${query}`)).toMatchObject({ status: 200, data: ZEROS });
  });

  it('answers zeros to a player without a profile', async () => {
    expect((await server.ask('/wallet/balance?refresh=true', { as: { uid: 'uid-9' } })).data).toEqual(ZEROS);
    expect(await server.store.get('users', 'uid-9')).toBeUndefined();
  });

  it('answers the player of the token', async () => {
    await server.put('users', { id: 'uid-1', balance: 12.5, bonusBalance: 3 }, { id: 'uid-2', balance: 99 });
    expect((await server.ask('/wallet/balance?uid=uid-2')).data).toEqual({
      ...ZEROS,
      balance: 12.5,
      bonusBalance: 3,
      available: 12.5,
    });
  });

  it('computes the balance again from the records on request', async () => {
    await server.pay(12_950);
    await server.post('/wallet/withdrawals', { amount: 10, methodId: ANY_METHOD });
    await server.put('users', { id: 'uid-1', balance: 5_000 });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 5_000 });
    const right = { ...ZEROS, balance: 100, held: 10, available: 90 };
    expect((await server.ask('/wallet/balance?refresh=true')).data).toEqual(right);
    expect((await server.ask('/wallet/balance')).data).toEqual(right);
  });

  it('refuses an unknown query parameter', async () => {
    expect(await server.ask('/wallet/balance?refresh=maybe')).toMatchObject({ status: 400 });
  });
});

describe('GET /api/wallet/terms', () => {
  it('shows rate, limits and the entry of each rail to everybody', async () => {
    const answer = await server.app.inject('/api/wallet/terms');
    expect(answer.json()).toEqual({
      data: {
        kesPerUsd: 129.5,
        withdrawal: { min: 10 },
        inKes: { withdrawal: { min: 100 } },
        methods: server.kits.map(({ terms }) => terms),
      },
    });
  });
});

describe('GET /api/wallet/methods', () => {
  const methods = () => server.ask('/wallet/methods');

  it('lists no method without a deposit', async () => {
    expect((await methods()).data).toEqual([]);
  });
});
