import { describe, expect, it } from '@jest/globals';
import { startMoneyApp } from '../../testing/startMoneyApp.ts';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

useMoneyApp();

const balance = async () => ((await server.ask('/wallet/balance')).data as { balance: number }).balance;

describe('a card webhook', () => {
  it('is refused without a valid signature', async () => {
    const answer = await server.hook('/card', { id: 'evt', kind: 'other', type: 'x' }, { 'stripe-signature': 'bad' });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'signature_invalid' } } });
  });

  it('is checked with the provider, and its own content is not trusted', async () => {
    const { data } = await server.post('/stripe/payment-intent', { amount: 25 });
    const { paymentIntentId } = data as { paymentIntentId: string };
    const intent = { ...server.card.intents.get(paymentIntentId), status: 'succeeded', receivedCents: 2_500 };
    const event = { id: 'evt', kind: 'intent', intent };
    expect(await server.hook('/card', event, { 'stripe-signature': 'good' })).toMatchObject({ status: 200 });
    expect(await balance()).toBe(0);
  });

  it('is requested again when the provider cannot be read', async () => {
    const { data } = await server.post('/stripe/payment-intent', { amount: 25 });
    const event = server.card.pay((data as { paymentIntentId: string }).paymentIntentId);
    server.card.readFaults.add('unavailable');
    const good = { 'stripe-signature': 'good' };
    expect(await server.hook('/card', event, good)).toMatchObject({ status: 503 });
    expect(await server.hook('/card', event, good)).toMatchObject({ status: 200 });
    expect(await balance()).toBe(25);
  });
});

describe('an address that calls webhooks too often', () => {
  const signed = { 'stripe-signature': 'good' };
  const event = { id: 'evt', kind: 'other', type: 'x' };

  it('is told to wait, counted over all webhooks, and players are not affected', async () => {
    const few = await startMoneyApp({ limits: { playerWrites: 9, badTokens: 9, hooks: 3 } });
    try {
      expect((await few.hook('/card', event, signed)).status).toBe(200);
      const [last] = few.kits.slice(-1);
      expect((await few.hook(last?.hooks.strange ?? '', {})).status).toBe(last?.hooks.refusal);
      expect((await few.hook('/card', event, { 'stripe-signature': 'bad' })).status).toBe(400);
      const answer = await few.app.inject({ method: 'POST', url: '/api/hooks/card', payload: event, headers: signed });
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ error: { code: 'too_many_requests' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect((await few.ask('/wallet/balance')).status).toBe(200);
      const elsewhere = { method: 'POST', url: '/api/hooks/card', headers: signed, remoteAddress: '10.0.0.9' } as const;
      expect((await few.app.inject({ ...elsewhere, payload: event })).statusCode).toBe(200);
    } finally {
      await few.close();
    }
  });
});
