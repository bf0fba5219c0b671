import { describe, expect, it } from '@jest/globals';
import { server, useMoneyApp } from './walletRoutes.testTools.ts';

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
    await server.payMobile(12_950);
    await server.post('/wallet/withdrawals', { amount: 10, methodId: 'mpesa' });
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
  it('shows rate, limits and the public card key to everybody', async () => {
    const answer = await server.app.inject('/api/wallet/terms');
    expect(answer.json()).toEqual({
      data: {
        kesPerUsd: 129.5,
        mpesaDeposit: { min: 100, max: 100_000 },
        cardDeposit: { min: 1, max: 10_000 },
        withdrawal: { min: 10 },
        inKes: { cardDeposit: { min: 130, max: 1_300_000 }, withdrawal: { min: 100 } },
        cardPublishableKey: 'pk_test_karata',
        hasCard: true,
        hasMpesa: true,
      },
    });
  });
});

describe('GET /api/wallet/methods', () => {
  const methods = () => server.ask('/wallet/methods');

  it('lists no method without a deposit', async () => {
    expect((await methods()).data).toEqual([]);
  });

  it('lists the methods of the deposits, the one with the largest sum first', async () => {
    await server.payCard(20);
    await server.payMobile(12_950);
    expect((await methods()).data).toMatchObject([
      {
        id: 'mpesa',
        name: 'M-Pesa',
        canWithdraw: true,
        processingTime: 'Instant - 10 minutes',
        details: '0712 ••• 678',
        totalDeposited: 100,
        isPreferred: true,
      },
      {
        id: 'card',
        name: 'Credit/Debit Card',
        processingTime: 'Instant - 30 minutes',
        details: '•••• 4242',
        totalDeposited: 20,
        maxAmount: 20,
        isPreferred: false,
      },
    ]);
  });

  it('puts the preferred method of the profile first', async () => {
    await server.payCard(20);
    await server.payMobile(12_950);
    await server.put('users', { id: 'uid-1', balance: 120, preferredWithdrawalMethod: 'card' });
    expect((await methods()).data).toMatchObject([{ id: 'card', isPreferred: true }, { id: 'mpesa' }]);
  });
});
