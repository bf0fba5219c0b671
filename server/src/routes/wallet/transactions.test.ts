import { beforeEach, describe, expect, it } from '@jest/globals';
import { RAIL_WORDS } from '../../../../contract/railWords.ts';
import type { TransactionPage } from '../../../../contract/transactions.ts';
import { ANY_METHOD, ANY_RAIL } from '../../testing/RailKit.ts';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

useMoneyApp();

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
