import { describe, expect, it, jest } from '@jest/globals';
import { GOOD_SIGNATURE } from './testing/FakeCardGateway.ts';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

useMoneyApp();

const card = () => server.post('/stripe/payment-intent', { amount: 50 }, { key: 'key-9876543210' });

describe.each([
  ['a time-out', 'time_out', () => server.post('/gaming/time-out', { hours: 24 })],
  ['a self-exclusion', 'self_excluded', () => server.post('/gaming/self-exclusion', { months: 6 })],
] as const)('%s', (_name, code, take) => {
  it('refuses the repeat of an earlier card payment that is still open', async () => {
    await card();
    const createIntent = jest.spyOn(server.card, 'createIntent');
    await take();
    expect(await card()).toMatchObject({ status: 403, code });
    expect(createIntent).not.toHaveBeenCalled();
    expect(await server.store.count('deposits')).toBe(1);
  });

  it('repeats the answer of an earlier card payment that was paid', async () => {
    const first = await card();
    const { paymentIntentId } = first.data as { paymentIntentId: string };
    await server.hook('/card', server.card.pay(paymentIntentId), { 'stripe-signature': GOOD_SIGNATURE });
    await take();
    expect(await card()).toEqual(first);
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 50 });
  });
});
