import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TransactionPage } from '../../../../contract/wallet.ts';
import { server, useMoneyApp } from './walletRoutes.testTools.ts';

useMoneyApp();

describe('GET /api/wallet/transactions', () => {
  const page = async (query = ''): Promise<TransactionPage> =>
    (await server.ask(`/wallet/transactions${query}`)).data as TransactionPage;

  beforeEach(async () => {
    for (const amount of [100, 200, 300]) await server.payMobile(amount);
    await server.payCard(30);
    await server.post('/wallet/withdrawals', { amount: 10, methodId: 'card' });
  });

  it('lists deposits and withdrawals, newest first, with masked numbers', async () => {
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
