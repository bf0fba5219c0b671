import { describe, expect, it } from '@jest/globals';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

useMoneyApp();

const prepare = (body: object, key?: string) => server.post('/stripe/payment-intent', body, { key });

describe('POST /api/stripe/payment-intent', () => {
  it('prepares a payment, and credits it when it is paid', async () => {
    const { status, data } = await prepare({ amount: 25.5 });
    expect([status, data]).toEqual([
      200,
      { clientSecret: expect.any(String), paymentIntentId: expect.any(String), depositId: expect.any(String) },
    ]);
    const depositId = await server.payCard(10);
    expect((await server.ask(`/wallet/deposits/${depositId}`)).data).toMatchObject({
      status: 'completed',
      method: 'stripe',
      account: '•••• 4242',
      balanceAmount: 10,
    });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 10 });
  });

  it('takes a request without a key, and tells the key that the server made for it', async () => {
    const body = { amount: 25 };
    const first = await server.ask('/stripe/payment-intent', { method: 'POST', body });
    expect([first.status, first.data]).toMatchObject([
      200,
      { idempotencyKey: expect.stringMatching(/^[\w-]{8,128}$/) },
    ]);
    const { idempotencyKey, ...answer } = first.data as { idempotencyKey: string };
    const again = await prepare(body, idempotencyKey);
    expect([again.status, again.data]).toEqual([200, answer]);
    expect(server.card.intents.size).toBe(1);
  });

  it('stores and logs no client secret', async () => {
    await prepare({ amount: 25 });
    expect(JSON.stringify(await server.store.find('deposits'))).not.toContain('_secret_');
  });

  it.each([
    [{ amount: 0.99 }, 'card_below_minimum', 'Please enter a valid amount (minimum $1)'],
    [{ amount: 10_000.01 }, 'card_above_maximum', 'amount'],
    [{ amount: 4.355 }, 'invalid_request', 'amount'],
    [{ amount: 10, metadata: { bonusId: 'none' } }, 'bonus_unavailable', 'bonusId'],
  ])('refuses %j', async (body, code, text) => {
    const answer = await prepare(body);
    expect(answer).toMatchObject({ status: 400, code });
    expect(answer.body).toContain(text);
  });

  it('can be sent again when the provider could not be reached', async () => {
    const key = 'key-0123456789';
    server.card.createFaults.add('unavailable', 'lostAfter');
    expect(await prepare({ amount: 25 }, key)).toMatchObject({ status: 503, code: 'card_unavailable' });
    expect(await prepare({ amount: 25 }, key)).toMatchObject({ status: 503 });
    expect(await prepare({ amount: 25 }, key)).toMatchObject({ status: 200 });
    expect(await server.store.count('deposits')).toBe(1);
    expect(server.card.intents.size).toBe(1);
  });

  it('repeats its first answer after the payment has ended', async () => {
    const key = 'key-0123456789';
    const first = await prepare({ amount: 25 }, key);
    const { paymentIntentId } = first.data as { paymentIntentId: string };
    await server.hook('/card', server.card.pay(paymentIntentId), { 'stripe-signature': 'good' });
    const again = await prepare({ amount: 25 }, key);
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect(server.card.intents.size).toBe(1);
  });

  it('keeps a declined payment open for another card, with the reason', async () => {
    const { data } = await prepare({ amount: 25 });
    const { paymentIntentId, depositId } = data as { paymentIntentId: string; depositId: string };
    const good = { 'stripe-signature': 'good' };
    await server.hook('/card', server.card.decline(paymentIntentId, 'insufficient_funds'), good);
    const read = async () => (await server.ask(`/wallet/deposits/${depositId}`)).data;
    expect(await read()).toMatchObject({ status: 'pending', reason: 'insufficient_funds' });
    await server.hook('/card', server.card.pay(paymentIntentId), good);
    const paid = await read();
    expect(paid).toMatchObject({ status: 'completed' });
    expect(paid).not.toHaveProperty('reason');
  });
});
