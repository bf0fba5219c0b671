import { describe, expect, it } from '@jest/globals';
import { WITHDRAWAL_METHODS } from '../../../../contract/railWords.ts';
import { ANY_METHOD } from '../../testing/RailKit.ts';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

useMoneyApp();

/** A method that the player never paid with. */
const OTHER_METHOD = WITHDRAWAL_METHODS.find((method) => method !== ANY_METHOD) ?? '';

describe('POST /api/wallet/withdrawals', () => {
  const withdraw = (amount: number, methodId: string = ANY_METHOD, uid = 'uid-1') =>
    server.post('/wallet/withdrawals', { amount, methodId }, { uid });

  it.each([
    [0, ANY_METHOD, 'Please enter a valid amount', 'invalid_amount'],
    [9.99, ANY_METHOD, 'Minimum withdrawal amount is $10', 'below_minimum'],
    [100.01, ANY_METHOD, 'Insufficient balance for withdrawal.', 'insufficient_balance'],
    [10, OTHER_METHOD, 'Please select a valid payment method or contact support', 'method_unavailable'],
  ])('refuses $%s to %s with a reason, and records the refusal', async (amount, methodId, message, reason) => {
    await server.pay(12_950);
    const { status, data } = await withdraw(amount, methodId);
    expect([status, data]).toEqual([200, { success: false, message, reason, transactionId: expect.any(String) }]);
    const { transactionId } = data as { transactionId: string };
    expect(await server.store.get('withdrawals', transactionId)).toMatchObject({ status: 'failed', reason });
  });

  it('refuses a player without deposits, and a player without a profile', async () => {
    expect((await withdraw(10)).data).toMatchObject({ reason: 'no_deposit_history' });
    expect((await withdraw(10, ANY_METHOD, 'uid-9')).data).toMatchObject({
      success: false,
      message: 'User profile not found. Please contact support.',
    });
  });

  it.each([undefined, 'short', 'with spaces in it', 'x'.repeat(129)])('requires a key and refuses %p', async (key) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const body = { amount: 10, methodId: ANY_METHOD };
    const answer = await server.ask('/wallet/withdrawals', { method: 'POST', body, headers });
    expect(answer).toMatchObject({ status: 400, code: 'idempotency_key_needed' });
  });

  it('refuses a different body with the same key', async () => {
    const key = 'key-0123456789';
    await server.post('/wallet/withdrawals', { amount: 10, methodId: ANY_METHOD }, { key });
    const other = await server.post('/wallet/withdrawals', { amount: 11, methodId: ANY_METHOD }, { key });
    expect(other).toMatchObject({ status: 409, code: 'idempotency_conflict' });
  });

  it.each([
    [{ amount: '10', methodId: ANY_METHOD }, 'amount'],
    [{ amount: 10.001, methodId: ANY_METHOD }, 'amount'],
    [{ amount: 10, methodId: 'bank' }, 'methodId'],
    [{ amount: 10, methodId: ANY_METHOD, uid: 'uid-2' }, 'uid'],
  ])('names the mistake in %j', async (body, field) => {
    const answer = await server.post('/wallet/withdrawals', body);
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(answer.body).toContain(field);
  });
});
