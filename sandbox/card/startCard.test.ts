import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StandIn } from '../shared/StandIn.ts';
import { controlCard, readCardBooks } from './control.ts';
import { startCard } from './startCard.ts';

const SECRET = 'sk_test_1';
const KEY = 'pk_test_1';
const NOBODY = 'http://127.0.0.1:9/';

interface Answer {
  status: number;
  body: { id: string; client_secret: string; error?: { code?: string; type: string; payment_intent?: object } };
}

const folder = mkdtempSync(path.join(tmpdir(), 'karata-card-'));
let card: StandIn;
beforeAll(async () => {
  const webhook = { url: NOBODY, secret: 'whsec_1' };
  card = await startCard({ port: 0, folder, secretKey: SECRET, publishableKey: KEY, webhook });
});
afterAll(async () => {
  await card.stop();
  rmSync(folder, { recursive: true });
});

async function ask(address: string, fields?: Record<string, string>, headers: Record<string, string> = {}) {
  const body = fields && new URLSearchParams(fields);
  const answer = await fetch(card.url + address, { method: body ? 'POST' : 'GET', headers, body });
  return { status: answer.status, body: await answer.json() } as Answer;
}

const asServer = (address: string, fields?: Record<string, string>, key?: string) =>
  ask(`/v1${address}`, fields, { authorization: `Bearer ${SECRET}`, ...(key && { 'idempotency-key': key }) });

const newIntent = async () =>
  (await asServer('/payment_intents', { amount: '2500', currency: 'usd', 'metadata[uid]': 'uid-1' })).body;

const asBrowser = ({ id, client_secret }: Answer['body'], action: string, fields: Record<string, string>) =>
  ask(`/sandbox/card/v1/payment_intents/${id}/${action}`, { key: KEY, client_secret, ...fields });

describe("the card provider's API", () => {
  it.each(['Bearer sk_test_2', `Bearer ${KEY}`, ''])('is closed to %j', async (authorization) => {
    expect(await ask('/v1/payment_intents/pi_1', undefined, { authorization })).toMatchObject({ status: 401 });
  });

  it.each([
    [{ amount: '2500' }, 'parameter_missing'],
    [{ amount: '25.5', currency: 'usd' }, 'parameter_invalid_integer'],
    [{ amount: '49', currency: 'usd' }, 'amount_too_small'],
    [{ amount: '100000000', currency: 'usd' }, 'amount_too_large'],
    [{ amount: '100', currency: 'usd', 'payment_method_types[0]': 'card' }, 'parameter_unknown'],
  ])('refuses %j', async (fields, code) => {
    const { status, body } = await asServer('/payment_intents', fields as Record<string, string>);
    expect([status, body.error?.code]).toEqual([400, code]);
  });

  it('accepts a key for one request, and refuses it for another', async () => {
    const ask = (amount: string) => asServer('/payment_intents', { amount, currency: 'usd' }, 'key-1');
    const first = await ask('100');
    expect(await ask('100')).toEqual(first);
    expect(await ask('200')).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });

  it('reports an unknown intent', async () => {
    expect(await asServer('/payment_intents/pi_none')).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing' } },
    });
  });
});

describe('a request of the browser', () => {
  it('is answered without the fields that only the server may know', async () => {
    const { status, body } = await asBrowser(await newIntent(), 'confirm', { payment_method: 'pm_card_visa' });
    expect([status, body]).toEqual([200, expect.objectContaining({ status: 'succeeded' })]);
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['metadata']));
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['latest_charge']));
  });

  it('gets a declined payment with the same fields as its intent', async () => {
    const { status, body } = await asBrowser(await newIntent(), 'confirm', {
      payment_method: 'pm_card_chargeDeclined',
    });
    expect([status, body.error?.code]).toEqual([402, 'card_declined']);
    expect(body.error?.payment_intent).toMatchObject({ status: 'requires_payment_method' });
    expect(JSON.stringify(body)).not.toContain('uid-1');
  });

  it.each([
    ['another key', { key: 'pk_test_2' }, 400],
    ['another client secret', { client_secret: 'pi_1_secret_2' }, 404],
    ['an unknown card', { payment_method: 'pm_card_none' }, 400],
  ])('is refused with %s', async (_what, fields, status) => {
    const asked = await asBrowser(await newIntent(), 'confirm', { payment_method: 'pm_card_visa', ...fields });
    expect(asked.status).toBe(status);
  });

  it('cannot authenticate before the bank has asked', async () => {
    const intent = await newIntent();
    expect((await asBrowser(intent, 'authenticate', { outcome: 'complete' })).status).toBe(400);
    await asBrowser(intent, 'confirm', { payment_method: 'pm_card_authenticationRequired' });
    expect((await asBrowser(intent, 'authenticate', { outcome: 'complete' })).status).toBe(200);
  });

  it.each([
    'stripe.js',
    'elements.js',
    'cardFields.js',
    'cardNumbers.js',
    'challenge.js',
    'fieldRules.js',
    'styles.js',
  ])('gets the script %s', async (name) => {
    const answer = await fetch(`${card.url}/sandbox/card/${name}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });
});

describe('the control endpoint of the card provider', () => {
  it('pays without a browser, and shows the accounts', async () => {
    const { id } = await newIntent();
    await controlCard(card.url, { action: 'confirm', paymentIntentId: id, paymentMethod: 'pm_card_visa' });
    const { intents, charges } = await readCardBooks(card.url);
    expect(intents.find((intent) => intent.id === id)?.status).toBe('succeeded');
    expect(charges.filter((charge) => charge.payment_intent === id)).toHaveLength(1);
  });

  it('refuses an unknown order', async () => {
    const answer = await fetch(`${card.url}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"action":"dance"}',
    });
    expect(answer.status).toBe(400);
  });
});
