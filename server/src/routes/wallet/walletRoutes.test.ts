import { beforeEach, describe, expect, it } from '@jest/globals';
import { ANY_METHOD, ANY_RAIL } from '../../testing/RailKit.ts';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';
import { RAIL_WORDS, WITHDRAWAL_METHODS } from '../../../../contract/railWords.ts';
import type { TransactionPage } from '../../../../contract/transactions.ts';

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
    expect(answer.json()).toMatchObject({
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

describe('GET /api/wallet/transactions', () => {
  const page = async (query = ''): Promise<TransactionPage> =>
    (await server.ask(`/wallet/transactions${query}`)).data as TransactionPage;

  beforeEach(async () => {
    for (const amount of [259, 518, 777, 3_885]) await server.pay(amount);
    await server.post('/wallet/withdrawals', { amount: 10, methodId: ANY_METHOD });
  });

  it('lists deposits and withdrawals, newest first', async () => {
    const { items, nextCursor } = await page();
    const { deposit, withdrawal } = RAIL_WORDS[ANY_RAIL];
    expect(items.map(({ type, method, amount, balanceAmount = amount }) => [type, method, balanceAmount])).toEqual([
      ['withdrawal', withdrawal, 10],
      ['deposit', deposit, 30],
      ['deposit', deposit, 6],
      ['deposit', deposit, 4],
      ['deposit', deposit, 2],
    ]);
    expect(nextCursor).toBeUndefined();
  });

  it('lists every item once over all pages', async () => {
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

  it('lists nothing of other players', async () => {
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
