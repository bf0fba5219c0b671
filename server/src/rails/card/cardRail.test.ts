import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/readConfig.ts';
import { COLLECTIONS } from '../../data/openStore.ts';
import type { Condition } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import type { CardDeposit, CardWithdrawal } from './records.ts';
import { cardRefusal } from './startCardDeposit.ts';
import { openCardKit } from './testing/cardKit.ts';
import { startTestApp } from '../../testing/startTestApp.ts';

describe('the settings of cards', () => {
  it('are those of the sandbox provider by default', () => {
    expect(readConfig({}).rails.card).toEqual({
      secretKey: 'sk_test_karata',
      publishableKey: 'pk_test_karata',
      webhookSecret: 'whsec_karata',
      apiBase: 'http://127.0.0.1:3002',
    });
  });

  it('reach the real provider in production', () => {
    expect(readConfig({ MODE: 'production', KES_PER_USD: '129.5' }).rails.card.apiBase).toBe('https://api.stripe.com');
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY does not fit: give a key that starts with sk_ or rk_'],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1' },
      'STRIPE_SECRET_KEY is for real money: set MODE=production, or give that of a test account',
    ],
    [
      { MODE: 'production', STRIPE_API_BASE: 'http://127.0.0.1:3002' },
      'STRIPE_API_BASE is "http://127.0.0.1:3002", which is for the sandbox: remove it, or set MODE=sandbox',
    ],
    [
      { MODE: 'production', STRIPE_SECRET_KEY: 'sk_test_51' },
      'STRIPE_SECRET_KEY is for the sandbox: give one of yours, or set MODE=sandbox',
    ],
    [
      { MODE: 'production', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_WEBHOOK_SECRET can be guessed: give a random one, such as "openssl rand -hex 24" prints',
    ],
    [
      { MODE: 'production', STRIPE_PUBLISHABLE_KEY: 'pk_test_51' },
      'STRIPE_PUBLISHABLE_KEY is for the sandbox: give one of yours, or set MODE=sandbox',
    ],
  ])('reports the mistake in %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new Error(message));
  });
});

const AT = '2026-11-21T09:00:00.000Z';
const theirs = { userId: 'u', createdAt: AT, status: 'completed', amount: 12.5 };

describe('a card document of an older program or an operator', () => {
  it('is a deposit with only the basic fields, under both names of the method', () => {
    const deposit = { id: 'd', ...theirs, method: 'stripe', cardDetails: { brand: 'visa', last4: '4242' } };
    const read = COLLECTIONS.deposits.read(deposit, 'deposits');
    const own = { method: 'card', paymentMethod: 'card' };
    expect(read).toEqual({ ...deposit, ...own, currency: 'USD', timeline: [], checks: 0 });
    expect(COLLECTIONS.deposits.read({ id: 'd', ...theirs, paymentMethod: 'stripe' }, 'deposits')).toMatchObject({
      paymentMethod: 'card',
    });
  });

  it('is a withdrawal with only the basic fields', () => {
    const withdrawal = { id: 'w', ...theirs, currency: 'USD', method: 'card', requestedAt: AT };
    expect(COLLECTIONS.withdrawals.read(withdrawal, 'withdrawals')).toMatchObject({ debitCents: 0, checks: 0 });
  });

  it('is stored again under its stored name', () => {
    const read = COLLECTIONS.deposits.read({ id: 'd', ...theirs, paymentMethod: 'stripe' }, 'deposits');
    expect(COLLECTIONS.deposits.toStored(read)).toMatchObject({ paymentMethod: 'stripe' });
  });
});

/** `npm run typecheck` checks what compiles here and what does not. */
type Is<TGiven, TWanted> = [TGiven] extends [TWanted] ? true : false;
type Has<TRecord, TField> = Is<TField, keyof TRecord>;

it('a typed store knows the fields of cards', () => {
  const answers: [
    Has<CardDeposit, 'cardFingerprint'>,
    Has<CardDeposit, 'checkoutRequestId'>,
    Has<CardWithdrawal, 'parts'>,
    Has<CardWithdrawal, 'payoutKes'>,
    Is<readonly ['cardFingerprint', '==', string], Condition<DepositRecord>>,
  ] = [false, false, true, false, true];
  expect(answers).toHaveLength(5);
});

it.each([
  ['card_below_minimum', 'amount: Please enter a valid amount (minimum $1)'],
  ['card_above_maximum', 'amount: The most at once is $10,000'],
] as const)('the card refusal %s names the limit: %s', (code, message) => {
  expect(cardRefusal(code).message).toBe(message);
});

it('the page may load, frame and ask Stripe', () => {
  expect(openCardKit().rail.pageSources).toMatchObject({
    scripts: expect.arrayContaining(['https://js.stripe.com']),
    frames: expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']),
    connections: ['https://api.stripe.com'],
  });
});

interface Document {
  paths: Record<string, Record<string, { parameters: unknown[]; security: unknown }>>;
}

it('OpenAPI says what the provider of cards must send with a call', async () => {
  const server = await startTestApp();
  try {
    const document = (await server.app.inject('/api/openapi.json')).json<Document>();
    const { parameters, security } = document.paths['/hooks/card']?.['post'] ?? {};
    expect(parameters).toEqual([
      { name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } },
    ]);
    expect(security).toEqual([{ cardProvider: [] }]);
  } finally {
    await server.close();
  }
});
