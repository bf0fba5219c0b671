import { describe, expect, it } from '@jest/globals';
import type { TransactionPage } from '../../../contract/transactions.ts';
import { server, useMoneyApp } from '../testing/useMoneyApp.ts';

useMoneyApp();

describe('GET /api/wallet/transactions', () => {
  it('lists deposits and withdrawals, newest first, with masked numbers', async () => {
    for (const amount of [100, 200, 300]) await server.payMpesa(amount);
    await server.payCard(30);
    await server.post('/wallet/withdrawals', { amount: 10, methodId: 'card' });
    const { items, nextCursor } = (await server.ask('/wallet/transactions')).data as TransactionPage;
    expect(items.map(({ type, method, amount }) => [type, method, amount])).toEqual([
      ['withdrawal', 'card', 10],
      ['deposit', 'stripe', 30],
      ['deposit', 'mpesa', 300],
      ['deposit', 'mpesa', 200],
      ['deposit', 'mpesa', 100],
    ]);
    expect(nextCursor).toBeUndefined();
    expect(items.at(-1)?.account).toBe('0712 ••• 678');
    expect(JSON.stringify(items)).not.toContain('254712345678');
  });
});

describe('GET /api/wallet/methods', () => {
  const methods = () => server.ask('/wallet/methods');

  it('lists the methods of the deposits, the one with the largest sum first', async () => {
    await server.payCard(20);
    await server.payMpesa(12_950);
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
    await server.payMpesa(12_950);
    await server.put('users', { id: 'uid-1', balance: 120, preferredWithdrawalMethod: 'card' });
    expect((await methods()).data).toMatchObject([{ id: 'card', isPreferred: true }, { id: 'mpesa' }]);
  });
});

describe('POST /api/wallet/withdrawals', () => {
  it('pays a card no more than was paid with it', async () => {
    await server.payMpesa(12_950);
    await server.payCard(20);
    expect((await server.post('/wallet/withdrawals', { amount: 20.01, methodId: 'card' })).data).toMatchObject({
      success: false,
      reason: 'above_method_limit',
    });
  });
});

describe('GET /api/stripe/deposits', () => {
  it('lists card deposits only, newest first, by limit and offset', async () => {
    for (const amount of [10, 20, 30]) await server.payCard(amount);
    await server.payMpesa(100);
    const amounts = async (query: string) =>
      ((await server.ask(`/stripe/deposits${query}`)).data as { amount: number }[]).map(({ amount }) => amount);
    expect(await amounts('')).toEqual([30, 20, 10]);
    expect(await amounts('?limit=1&offset=1')).toEqual([20]);
    expect((await server.ask('/stripe/deposits?limit=1')).data).toMatchObject([
      { type: 'deposit', method: 'stripe', description: 'Card Deposit', currency: 'USD', status: 'completed' },
    ]);
  });
});

it('a deposit limit counts cards and M-Pesa together', async () => {
  await server.post('/gaming/limits', { period: 'day', amount: 100, currency: 'USD' });
  await server.payCard(60);
  expect(await server.push(129.5 * 42)).toMatchObject({ status: 403, code: 'deposit_limit' });
  expect(await server.push(5_180)).toMatchObject({ status: 200 });
});
