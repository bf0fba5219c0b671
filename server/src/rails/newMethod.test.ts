/**
 * A new method is a folder and two lines on the server: its words in `contract/railWords.ts`, and a line in
 * `registered.ts`. Here both are said before anything else is loaded, so every import of the product is dynamic.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WalletTerms } from '../../../contract/wallet.ts';
import type { MoneyApp } from '../testing/startMoneyApp.ts';

let server: MoneyApp;

beforeAll(async () => {
  const words = await import('../../../contract/railWords.ts');
  Object.assign(words.RAIL_WORDS, { voucher: { deposit: 'voucher', withdrawal: 'voucher' } });
  for (const names of [words.RAIL_NAMES, words.DEPOSIT_METHODS, words.WITHDRAWAL_METHODS] as string[][])
    names.push('voucher');
  const { voucher } = await import('./testing/voucher.ts');
  Object.assign(await import('./registered.ts'), { voucher });
  const { readConfig } = await import('../config/readConfig.ts');
  const { openRails } = await import('./index.ts');
  const { startMoneyApp } = await import('../testing/startMoneyApp.ts');
  server = await startMoneyApp({}, { rails: await openRails(readConfig({}).rails) });
});
afterAll(() => server.close());

describe('a method that was added by its folder and two lines', () => {
  it('is offered to players, with its call in the contract', async () => {
    const { methods } = (await server.ask('/wallet/terms')).data as WalletTerms;
    expect(methods).toContainEqual({ id: 'voucher', deposit: { USD: { min: 1, max: 100 } } });
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{ paths: object }>();
    expect(paths).toHaveProperty(['/vouchers', 'post']);
  });

  it('brings money, which the ledger credits and the history shows', async () => {
    const { data } = await server.post('/vouchers', { code: 'SHOP-1', amount: 12 });
    const { depositId } = data as { depositId: string };
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 12 });
    expect((await server.ask(`/wallet/deposits/${depositId}`)).data).toMatchObject({
      ...{ method: 'voucher', status: 'completed', amount: 12, account: 'SHOP-1', description: 'Voucher' },
    });
  });

  it('is credited once for each payment, as its provider names it', async () => {
    const { data } = await server.post('/vouchers', { code: 'SHOP-1', amount: 12 });
    const { depositId } = data as { depositId: string };
    expect((await server.ask(`/wallet/deposits/${depositId}`)).data).toMatchObject({ status: 'review' });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 12 });
  });

  it('has its settings read, and needed in production', async () => {
    const { readConfig } = await import('../config/readConfig.ts');
    const { requirePayments } = await import('../config/readPayments.ts');
    expect(() => requirePayments(readConfig({ MODE: 'production' }))).toThrow('VOUCHER_KEY is missing');
  });
});
