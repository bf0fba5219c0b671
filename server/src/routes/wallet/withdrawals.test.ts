import { describe, expect, it } from '@jest/globals';
import { server, useMoneyApp } from './walletRoutes.testTools.ts';

useMoneyApp();

describe('POST /api/wallet/withdrawals', () => {
  const withdraw = (amount: number, methodId = 'mpesa', uid = 'uid-1') =>
    server.post('/wallet/withdrawals', { amount, methodId }, { uid });

  it('answers with the text that the player reads, and pays', async () => {
    await server.payMobile(12_950);
    const { status, data } = await withdraw(25.5);
    expect([status, data]).toEqual([
      200,
      {
        success: true,
        message: 'Withdrawal of $25.50 has been processed to your M-Pesa. Instant - 10 minutes',
        transactionId: expect.any(String),
      },
    ]);
    const { transactionId } = data as { transactionId: string };
    await server.app.wallet.workers.runOnce();
    await server.endPayout(transactionId);
    expect((await server.ask(`/wallet/withdrawals/${transactionId}`)).data).toMatchObject({
      status: 'completed',
      payoutAmount: 3_302,
      payoutCurrency: 'KES',
      receipt: expect.any(String),
      timeline: [{ status: 'pending' }, { status: 'processing' }, { status: 'completed' }],
    });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 74.5, held: 0 });
    expect((await server.ask('/users/me/notifications')).data).toMatchObject([
      { kind: 'withdrawal' },
      { kind: 'deposit' },
    ]);
  });

  it.each([
    [0, 'mpesa', 'Please enter a valid amount', 'invalid_amount'],
    [9.99, 'mpesa', 'Minimum withdrawal amount is $10', 'below_minimum'],
    [100.01, 'mpesa', 'Insufficient balance for withdrawal.', 'insufficient_balance'],
    [10, 'card', 'Please select a valid payment method or contact support', 'method_unavailable'],
  ])('refuses $%s to %s with a reason, and records the refusal', async (amount, methodId, message, reason) => {
    await server.payMobile(12_950);
    const { status, data } = await withdraw(amount, methodId);
    expect([status, data]).toEqual([200, { success: false, message, reason, transactionId: expect.any(String) }]);
    const { transactionId } = data as { transactionId: string };
    expect(await server.store.get('withdrawals', transactionId)).toMatchObject({ status: 'failed', reason });
  });

  it('refuses a player without deposits, and a player without a profile', async () => {
    expect((await withdraw(10)).data).toMatchObject({ reason: 'no_deposit_history' });
    expect((await withdraw(10, 'mpesa', 'uid-9')).data).toMatchObject({
      success: false,
      message: 'User profile not found. Please contact support.',
    });
  });

  it('pays a card no more than was paid with it', async () => {
    await server.payMobile(12_950);
    await server.payCard(20);
    expect((await withdraw(20.01, 'card')).data).toMatchObject({ success: false, reason: 'above_method_limit' });
  });

  it.each([undefined, 'short', 'with spaces in it', 'x'.repeat(129)])('requires a key and refuses %p', async (key) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const body = { amount: 10, methodId: 'mpesa' };
    const answer = await server.ask('/wallet/withdrawals', { method: 'POST', body, headers });
    expect(answer).toMatchObject({ status: 400, code: 'idempotency_key_needed' });
  });

  it('refuses a different body with the same key', async () => {
    const key = 'key-0123456789';
    await server.post('/wallet/withdrawals', { amount: 10, methodId: 'mpesa' }, { key });
    const other = await server.post('/wallet/withdrawals', { amount: 11, methodId: 'mpesa' }, { key });
    expect(other).toMatchObject({ status: 409, code: 'idempotency_conflict' });
  });

  it.each([
    [{ amount: '10', methodId: 'mpesa' }, 'amount'],
    [{ amount: 10.001, methodId: 'mpesa' }, 'amount'],
    [{ amount: 10, methodId: 'bank' }, 'methodId'],
    [{ amount: 10, methodId: 'mpesa', uid: 'uid-2' }, 'uid'],
  ])('names the mistake in %j', async (body, field) => {
    const answer = await server.post('/wallet/withdrawals', body);
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(answer.body).toContain(field);
  });
});
