import { phoneOf } from '../../testing/phoneOf.ts';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/readConfig.ts';
import { COLLECTIONS } from '../../data/openStore.ts';
import type { MpesaDeposit, MpesaWithdrawal } from './records.ts';
import { mpesaRefusal } from './phones.ts';
import { startTestApp } from '../../testing/startTestApp.ts';
import { selfExclusionChange } from '../../saferPlay/changeSaferPlay.ts';
import { live, setUp } from '../../saferPlay/restart.testTools.ts';
import { LIMIT_FACTS } from '../../../../contract/facts.ts';

describe('the settings of M-Pesa', () => {
  it('are those of the sandbox provider by default', () => {
    expect(readConfig({}).rails.mpesa).toEqual({
      baseUrl: 'http://127.0.0.1:3003',
      consumerKey: 'demo-key',
      consumerSecret: 'demo-secret',
      shortcode: '600100',
      passkey: 'demo-passkey',
      initiatorName: 'demo-operator',
      securityCredential: 'demo-credential',
      callbackBaseUrl: 'http://127.0.0.1:3001',
      callbackSecret: 'demo-callback-secret',
    });
  });

  it('reach the real provider in production', () => {
    expect(readConfig({ MODE: 'production', KES_PER_USD: '129.5' }).rails.mpesa.baseUrl).toBe(
      'https://api.safaricom.co.ke',
    );
  });

  it.each([
    [
      { DARAJA_CALLBACK_SECRET: 'mpesa-0123456789abcdef' },
      'DARAJA_CALLBACK_SECRET does not fit: give 16 to 128 letters, digits, - or _, without mpesa, safaricom, query, sql, cmd or exe in it',
    ],
    [
      { DARAJA_BASE_URL: 'https://api.safaricom.co.ke' },
      'DARAJA_BASE_URL is for real money: set MODE=production, or give that of a test account',
    ],
    [
      { MODE: 'production', DARAJA_CALLBACK_SECRET: 'a'.repeat(16) },
      'DARAJA_CALLBACK_SECRET can be guessed: give a random one, such as "openssl rand -hex 24" prints',
    ],
    [
      { MODE: 'production', DARAJA_PASSKEY: 'demo-passkey' },
      'DARAJA_PASSKEY is for the sandbox: give one of yours, or set MODE=sandbox',
    ],
    ...['https://sandbox.safaricom.co.ke', 'http://daraja.example', 'https://localhost:3003', 'https://127.0.0.1'].map(
      (origin) =>
        [
          { MODE: 'production', DARAJA_BASE_URL: origin },
          `DARAJA_BASE_URL is "${origin}": give a public https origin, or set MODE=sandbox`,
        ] as const,
    ),
  ])('reports the mistake in %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new Error(message));
  });
});

const AT = '2026-11-21T09:00:00.000Z';
const theirs = { userId: 'u', createdAt: AT, status: 'completed', amount: 12.5 };

describe('an M-Pesa document of an older program or an operator', () => {
  it('is a deposit with only the basic fields, and is stored again under its stored name', () => {
    const read = COLLECTIONS.deposits.read({ id: 'd', ...theirs, paymentMethod: 'mpesa' }, 'deposits');
    expect(read).toMatchObject({ paymentMethod: 'mpesa', currency: 'USD', timeline: [], checks: 0 });
    expect(COLLECTIONS.deposits.toStored(read)).toMatchObject({ paymentMethod: 'mpesa' });
  });

  it('is a withdrawal with only the basic fields, and is stored again under its stored name', () => {
    const withdrawal = { id: 'w', ...theirs, currency: 'USD', method: 'mpesa', requestedAt: AT };
    const read = COLLECTIONS.withdrawals.read(withdrawal, 'withdrawals');
    expect(read).toMatchObject({ method: 'mpesa', debitCents: 0, checks: 0 });
    expect(COLLECTIONS.withdrawals.toStored(read)).toMatchObject({ method: 'mpesa' });
  });
});

/** `npm run typecheck` checks what compiles here and what does not. */
type Is<TGiven, TWanted> = [TGiven] extends [TWanted] ? true : false;
type Has<TRecord, TField> = Is<TField, keyof TRecord>;

it('a typed store knows the fields of M-Pesa', () => {
  const answers: [Has<MpesaDeposit, 'checkoutRequestId'>, Has<MpesaWithdrawal, 'payoutKes'>] = [true, true];
  expect(answers).toHaveLength(2);
});

it.each([
  ['mpesa_below_minimum', `amount: Please enter a valid amount (minimum KES ${LIMIT_FACTS.minMpesaDeposit})`],
  ['mpesa_above_maximum', `amount: The most at once is Ksh ${LIMIT_FACTS.maxMpesaDeposit}`],
] as const)('the M-Pesa refusal %s names the limit: %s', (code, message) => {
  expect(mpesaRefusal(code).message).toBe(message);
});

interface Document {
  paths: Record<string, Record<string, { parameters: unknown[]; security: unknown; description: string }>>;
}

it('OpenAPI says what the provider of M-Pesa must send with a call', async () => {
  const server = await startTestApp();
  try {
    const document = (await server.app.inject('/api/openapi.json')).json<Document>();
    expect(document.paths).toHaveProperty(['/hooks/mobile/{secret}/payouts/{id}/timeout', 'post']);
    const { parameters, security, description } = document.paths['/hooks/mobile/{secret}/{id}']?.['post'] ?? {};
    expect(parameters).toEqual([
      { name: 'secret', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ]);
    expect([security, description]).toEqual([[], expect.stringContaining('secret in the path')]);
  } finally {
    await server.close();
  }
});

describe('after a restart of the server,', () => {
  it('a self-exclusion still refuses its phones in another account', async () => {
    await live(async (scene) => {
      await scene.addPlayer();
      await scene.payMpesa(500);
    });
    await setUp(selfExclusionChange(6));
    await live(async (scene) => {
      await scene.addPlayer('uid-2');
      const pushed = scene.push(500, { uid: 'uid-2', phone: phoneOf('uid-1') });
      await expect(pushed).rejects.toMatchObject({ status: 403, code: 'self_excluded' });
    });
  });
});
