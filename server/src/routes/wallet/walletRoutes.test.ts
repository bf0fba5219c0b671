import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TransactionPage } from '../../../../contract/wallet.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';

let server: MoneyApp;
beforeEach(async () => {
  server = await startMoneyApp();
});
afterEach(() => server.close());

const ZEROS = { balance: 0, bonusBalance: 0, held: 0, available: 0, currency: 'USD' };

describe('GET /api/wallet/balance', () => {
  it.each(['', '?refresh=true'])('answers zeros to a player who has no money%s', async (query) => {
    expect(await server.ask(`/wallet/balance${query}`)).toMatchObject({ status: 200, data: ZEROS });
  });

  it('answers zeros to a player who has no profile', async () => {
    expect((await server.ask('/wallet/balance?refresh=true', { as: { uid: 'uid-9' } })).data).toEqual(ZEROS);
    expect(await server.store.get('users', 'uid-9')).toBeUndefined();
  });

  it("answers the token's player", async () => {
    await server.put('users', { id: 'uid-1', balance: 12.5, bonusBalance: 3 }, { id: 'uid-2', balance: 99 });
    expect((await server.ask('/wallet/balance?uid=uid-2')).data).toEqual({
      ...ZEROS,
      balance: 12.5,
      bonusBalance: 3,
      available: 12.5,
    });
  });

  it('recomputes it from the records when asked to', async () => {
    await server.payMobile(12_950);
    await server.post('/wallet/withdrawals', { amount: 10, methodId: 'mpesa' });
    await server.put('users', { id: 'uid-1', balance: 5_000 });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 5_000 });
    const right = { ...ZEROS, balance: 100, held: 10, available: 90 };
    expect((await server.ask('/wallet/balance?refresh=true')).data).toEqual(right);
    expect((await server.ask('/wallet/balance')).data).toEqual(right);
  });

  it('refuses a wish that it does not know', async () => {
    expect(await server.ask('/wallet/balance?refresh=maybe')).toMatchObject({ status: 400 });
  });
});

describe('GET /api/wallet/terms', () => {
  it('tells rate, limits and the key for cards to everybody', async () => {
    const answer = await server.app.inject('/api/wallet/terms');
    expect(answer.json()).toEqual({
      data: {
        kesPerUsd: 129.5,
        mpesaDeposit: { min: 100, max: 100_000 },
        cardDeposit: { min: 1, max: 10_000 },
        withdrawal: { min: 10 },
        cardPublishableKey: 'pk_test_karata',
        hasCard: true,
        hasMpesa: true,
      },
    });
  });
});

describe('GET /api/wallet/methods', () => {
  const methods = () => server.ask('/wallet/methods');

  it('has none without a deposit', async () => {
    expect((await methods()).data).toEqual([]);
  });

  it('has those that were deposited with, the one with most first', async () => {
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

  it('prefers what the profile says', async () => {
    await server.payCard(20);
    await server.payMobile(12_950);
    await server.put('users', { id: 'uid-1', balance: 120, preferredWithdrawalMethod: 'card' });
    expect((await methods()).data).toMatchObject([{ id: 'card', isPreferred: true }, { id: 'mpesa' }]);
  });
});

describe('POST /api/wallet/withdrawals', () => {
  const withdraw = (amount: number, methodId = 'mpesa', uid = 'uid-1') =>
    server.post('/wallet/withdrawals', { amount, methodId }, { uid });

  it('answers in the words that the player reads, and pays out', async () => {
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
  ])('refuses $%s to %s in words, and keeps that', async (amount, methodId, message, reason) => {
    await server.payMobile(12_950);
    const { status, data } = await withdraw(amount, methodId);
    expect([status, data]).toEqual([200, { success: false, message, reason, transactionId: expect.any(String) }]);
    const { transactionId } = data as { transactionId: string };
    expect(await server.store.get('withdrawals', transactionId)).toMatchObject({ status: 'failed', reason });
  });

  it('refuses a player without deposits, and one without a profile', async () => {
    expect((await withdraw(10)).data).toMatchObject({ reason: 'no_deposit_history' });
    expect((await withdraw(10, 'mpesa', 'uid-9')).data).toMatchObject({
      success: false,
      message: 'User profile not found. Please contact support.',
    });
  });

  it('gives a card no more than was paid with it', async () => {
    await server.payMobile(12_950);
    await server.payCard(20);
    expect((await withdraw(20.01, 'card')).data).toMatchObject({ success: false, reason: 'above_method_limit' });
  });

  it.each([undefined, 'short', 'with spaces in it', 'x'.repeat(129)])('asks for a key instead of %p', async (key) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const body = { amount: 10, methodId: 'mpesa' };
    const answer = await server.ask('/wallet/withdrawals', { method: 'POST', body, headers });
    expect(answer).toMatchObject({ status: 400, code: 'idempotency_key_needed' });
  });

  it('refuses another body with the same key', async () => {
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
  ])('names what is wrong in %j', async (body, field) => {
    const answer = await server.post('/wallet/withdrawals', body);
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(answer.body).toContain(field);
  });
});

describe('GET /api/wallet/transactions', () => {
  const page = async (query = ''): Promise<TransactionPage> =>
    (await server.ask(`/wallet/transactions${query}`)).data as TransactionPage;

  beforeEach(async () => {
    for (const amount of [100, 200, 300]) await server.payMobile(amount);
    await server.payCard(30);
    await server.post('/wallet/withdrawals', { amount: 10, methodId: 'card' });
  });

  it('has both kinds, newest first, masked', async () => {
    const { items, nextCursor } = await page();
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

  it('gives every item once over the pages', async () => {
    const whole = await page();
    const seen: unknown[] = [];
    let cursor: string | undefined = '';
    for (let asked = 0; cursor !== undefined && asked < 9; asked += 1) {
      const next: TransactionPage = await page(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...next.items);
      cursor = next.nextCursor;
    }
    expect(seen).toEqual(whole.items);
  });

  it('filters by kind and state', async () => {
    expect((await page('?type=withdrawal')).items).toHaveLength(1);
    expect((await page('?type=deposit&status=completed')).items).toHaveLength(4);
    expect((await page('?status=failed')).items).toEqual([]);
  });

  it('has nothing of others', async () => {
    const { data } = await server.ask('/wallet/transactions', { as: { uid: 'uid-2' } });
    expect(data).toEqual({ items: [] });
    const id = String((await page()).items.at(-1)?.id);
    expect(await server.ask(`/wallet/deposits/${id}`)).toMatchObject({ status: 200 });
    expect(await server.ask(`/wallet/deposits/${id}`, { as: { uid: 'uid-2' } })).toMatchObject({
      status: 404,
      code: 'deposit_not_found',
    });
  });

  it.each(['cursor=abc', 'limit=0', 'limit=101', 'type=gift', 'cursor=WyJ4IiwieSJd'])('refuses %s', async (query) => {
    expect(await server.ask(`/wallet/transactions?${query}`)).toMatchObject({ status: 400 });
  });
});
