import { expect, it } from '@jest/globals';
import { startMoneyApp } from '../testing/startMoneyApp.ts';

it('a deposit limit counts cards and M-Pesa together', async () => {
  const server = await startMoneyApp();
  try {
    await server.post('/gaming/limits', { period: 'day', amount: 100, currency: 'USD' });
    await server.payCard(60);
    expect(await server.push(129.5 * 42)).toMatchObject({ status: 403, code: 'deposit_limit' });
    expect(await server.push(5_180)).toMatchObject({ status: 200 });
  } finally {
    await server.close();
  }
});
