import { describe, expect, it } from '@jest/globals';
import { CALLBACK_SECRET, pushCallbackBody } from './testing/FakeMpesaGateway.ts';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';

const { KES } = WALLET_LIMITS.mpesaDeposit;

useMoneyApp();

const push = (body: object, uid = 'uid-1') => server.post('/mpesa/stk-push', body, { uid });

describe('POST /api/mpesa/stk-push', () => {
  it('prompts the phone, and the deposit is not paid yet', async () => {
    const { status, data } = await push({ phoneNumber: '+254 712-345 678', amount: 100 });
    expect([status, data]).toMatchObject([200, { ResponseCode: '0', depositId: expect.any(String) }]);
    const { depositId } = data as { depositId: string };
    expect(server.mpesa.prompts.get(depositId)).toMatchObject({ msisdn: '254712345678', amountKes: 100 });
    expect((await server.ask(`/wallet/deposits/${depositId}`)).data).toMatchObject({
      status: 'processing',
      account: '0712 ••• 678',
      description: 'M-Pesa Deposit',
    });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 0 });
  });

  it.each(['0712.345.678', '(0712) 345.678', '+254.712.345.678'])(
    'prompts 254712345678 for %s',
    async (phoneNumber) => {
      await push({ phoneNumber, amount: 100 });
      expect([...server.mpesa.prompts.values()]).toMatchObject([{ msisdn: '254712345678' }]);
    },
  );

  it('takes a request without a key, and tells the key that the server made for it', async () => {
    const body = { phoneNumber: '0712345678', amount: 100 };
    const first = await server.ask('/mpesa/stk-push', { method: 'POST', body });
    expect([first.status, first.data]).toMatchObject([
      200,
      { idempotencyKey: expect.stringMatching(/^[\w-]{8,128}$/) },
    ]);
    const { idempotencyKey, ...answer } = first.data as { idempotencyKey: string };
    const again = await server.post('/mpesa/stk-push', body, { key: idempotencyKey });
    expect([again.status, again.data]).toEqual([200, answer]);
    expect(server.mpesa.prompts.size).toBe(1);
  });

  it.each(['', 'short', 'with spaces in it', 'x'.repeat(129)])('refuses the key %j', async (key) => {
    const answer = await server.post('/mpesa/stk-push', { phoneNumber: '0712345678', amount: 100 }, { key });
    expect(answer).toMatchObject({ status: 400, code: 'idempotency_key_needed' });
    expect(server.mpesa.prompts.size).toBe(0);
  });

  it('reports the refusal with its reason, in words of ours', async () => {
    server.mpesa.refusedPhones.add('254712345678');
    const { status, data } = await push({ phoneNumber: '0712345678', amount: 100 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ errorMessage: expect.stringMatching(/^STK push failed\./), reason: 'push_refused' });
    const { depositId } = data as { depositId: string };
    expect((await server.ask(`/wallet/deposits/${depositId}`)).data).toMatchObject({
      status: 'failed',
      reason: 'push_refused',
    });
  });

  it.each([
    [{ phoneNumber: '071234567', amount: 100 }, 'phone_invalid', 'Please enter a valid phone number'],
    [{ phoneNumber: '+15551234567', amount: 100 }, 'phone_invalid', 'phoneNumber'],
    [{ phoneNumber: '0712345678', amount: KES.min - 1 }, 'mpesa_below_minimum', `(minimum KES ${KES.min})`],
    [{ phoneNumber: '0712345678', amount: KES.max + 1 }, 'mpesa_above_maximum', 'amount'],
    [{ phoneNumber: '0712345678', amount: 100.5 }, 'mpesa_not_whole', 'amount'],
    [{ phoneNumber: '0712345678', amount: 100, bonusId: 'none' }, 'bonus_unavailable', 'bonusId'],
    [{ amount: 100 }, 'invalid_request', 'phoneNumber'],
  ])('refuses %j', async (body, code, text) => {
    const answer = await push(body);
    expect(answer).toMatchObject({ status: 400, code });
    expect(answer.body).toContain(text);
    expect(server.mpesa.prompts.size).toBe(0);
  });

  it('says why no prompt was sent when the provider cannot be reached', async () => {
    server.mpesa.pushFaults.add('unavailable');
    const { data } = await push({ phoneNumber: '0712345678', amount: 100 });
    expect(data).toMatchObject({ ResponseCode: 'unavailable', reason: 'provider_unavailable' });
  });

  it('shows no bonus for a failed deposit', async () => {
    const bonus = { id: 'b', title: 'Boost', isActive: true, bonusPercentage: 50, freeSpins: 5, minDeposit: 100 };
    await server.put('deposit-bonuses', bonus);
    server.mpesa.refusedPhones.add('254712345678');
    const { data } = await push({ phoneNumber: '0712345678', amount: 1_295, bonusId: 'b' });
    const { depositId } = data as { depositId: string };
    expect((await server.ask(`/wallet/deposits/${depositId}`)).data).not.toHaveProperty('bonus');
  });

  it('requires a session', async () => {
    const answer = await push({ phoneNumber: '0712345678', amount: 100 }, 'uid-9');
    expect(answer).toMatchObject({ status: 404, code: 'no_profile' });
  });

  it('reports the amount of the bonus', async () => {
    const bonus = { id: 'b', title: 'Boost', isActive: true, bonusPercentage: 50, freeSpins: 5, minDeposit: 100 };
    await server.put('deposit-bonuses', bonus);
    const { data } = await push({ phoneNumber: '0712345678', amount: 1_295, bonusId: 'b' });
    const { depositId } = data as { depositId: string };
    const bonusNow = async () => (await server.ask(`/wallet/deposits/${depositId}`)).data;
    const gives = { id: 'b', title: 'Boost', amount: 5, freeSpins: 5 };
    expect(await bonusNow()).toMatchObject({ bonus: { ...gives, isCredited: false } });
    const callback = pushCallbackBody(server.mpesa.endPush(depositId));
    await server.hook(`/mobile/${CALLBACK_SECRET}/${depositId}`, callback);
    expect(await bonusNow()).toMatchObject({ bonus: { ...gives, isCredited: true } });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 10, bonusBalance: 5 });
  });
});

const pushKeyed = () => server.push(12_950, { key: 'key-0123456789' });

describe.each([
  ['a time-out', 'time_out', () => server.post('/gaming/time-out', { hours: 24 })],
  ['a self-exclusion', 'self_excluded', () => server.post('/gaming/self-exclusion', { months: 6 })],
] as const)('%s', (_name, _code, take) => {
  it('lets an earlier prompt finish, and repeats its first answer', async () => {
    const first = await pushKeyed();
    await take();
    expect(await pushKeyed()).toEqual(first);
    const { depositId } = first.data as { depositId: string };
    await server.endPush(depositId);
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 100 });
  });
});

describe('POST /api/wallet/withdrawals', () => {
  it('answers with the text that the player reads, and pays', async () => {
    await server.put('users', {
      id: 'uid-1',
      uid: 'uid-1',
      phoneNumber: '+254712345678',
      balance: 0,
    });
    await server.payMpesa(12_950);
    const { status, data } = await server.post('/wallet/withdrawals', {
      amount: 25.5,
      methodId: 'mpesa',
    });
    expect([status, data]).toEqual([
      200,
      {
        success: true,
        message: 'Withdrawal of $25.50 has been processed to your M-Pesa. Instant - 10 minutes',
        transactionId: expect.any(String),
      },
    ]);
    const { transactionId } = data as { transactionId: string };
    await server.app.services.workers.runOnce();
    await server.endPayout(transactionId);
    expect((await server.ask(`/wallet/withdrawals/${transactionId}`)).data).toMatchObject({
      status: 'completed',
      payoutAmount: 3_302,
      payoutCurrency: 'KES',
      receipt: expect.any(String),
      timeline: [{ status: 'pending' }, { status: 'processing' }, { status: 'completed' }],
    });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 74.5, held: 0 });
    expect((await server.ask('/users/me/notifications')).data).toMatchObject([
      { kind: 'withdrawal', amount: 3_302, currency: 'KES', to: '0712 ••• 678', method: 'mpesa' },
      { kind: 'deposit', currency: 'KES' },
    ]);
  });
});

const PHONE = '0712345678';
const SECOND = { uid: 'uid-2', claims: { phone_number: '+254722000111' } };

const openSession = (as: object) =>
  server.ask('/users/session', { method: 'POST', body: { consent: { isAdult: true, hasAcceptedTerms: true } }, as });
const exclude = () => server.post('/gaming/self-exclusion', { months: 6 });
const pushAs = (phoneNumber: string, uid = SECOND.uid) =>
  server.post('/mpesa/stk-push', { phoneNumber, amount: 500 }, { uid });

describe('a second account of a self-excluded player', () => {
  it('cannot deposit with the M-Pesa number of the first account, also with another sign-in phone', async () => {
    await server.payMpesa(500);
    await exclude();
    await openSession(SECOND);
    for (const text of [PHONE, '+254 712 345 678', '712345678'])
      expect(await pushAs(text)).toMatchObject({ status: 403, code: 'self_excluded' });
    expect(await server.store.count('deposits')).toBe(1);
    expect((await pushAs('0722000111')).status).toBe(200);
  });

  it('cannot deposit with the sign-in phone of the first account', async () => {
    await openSession({ uid: 'uid-1', claims: { phone_number: '+254712345678' } });
    await exclude();
    await openSession(SECOND);
    expect(await pushAs(PHONE)).toMatchObject({ status: 403, code: 'self_excluded' });
  });

  it('cannot deposit with its own sign-in phone when that phone paid for the first account', async () => {
    await openSession({ uid: 'uid-2', claims: { phone_number: '+254712345678' } });
    await server.payMpesa(500);
    await exclude();
    expect(await pushAs(PHONE)).toMatchObject({ status: 403, code: 'self_excluded' });
  });
});
