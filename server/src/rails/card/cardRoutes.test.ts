import { describe, expect, it, jest } from '@jest/globals';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';
import { startMoneyApp } from '../../testing/startMoneyApp.ts';
import { GOOD_SIGNATURE } from './testing/FakeCardGateway.ts';

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
    const few = await startMoneyApp({ callLimits: { playerWrites: 9, badTokens: 9, hooks: 3 } });
    try {
      expect((await few.hook('/card', event, signed)).status).toBe(200);
      const [last] = few.kits.slice(-1);
      expect((await few.hook(last?.hooks.strange ?? '', {})).status).toBe(last?.hooks.refusal);
      expect((await few.hook('/card', event, { 'stripe-signature': 'bad' })).status).toBe(400);
      const answer = await few.app.inject({
        method: 'POST',
        url: '/api/hooks/card',
        payload: event,
        headers: signed,
      });
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ error: { code: 'too_many_requests' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect((await few.ask('/wallet/balance')).status).toBe(200);
      const elsewhere = {
        method: 'POST',
        url: '/api/hooks/card',
        headers: signed,
        remoteAddress: '10.0.0.9',
      } as const;
      expect((await few.app.inject({ ...elsewhere, payload: event })).statusCode).toBe(200);
    } finally {
      await few.close();
    }
  });
});

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

describe('the fingerprint of a card', () => {
  it('is stored with the deposit, and never sent to anyone', async () => {
    const id = await server.payCard(25);
    expect(await server.store.get('deposits', id)).toMatchObject({ cardFingerprint: server.card.cardFingerprint });
    for (const path of ['/wallet/transactions', '/wallet/balance', '/stripe/deposits'])
      expect((await server.ask(path)).body).not.toContain(server.card.cardFingerprint);
  });
});
