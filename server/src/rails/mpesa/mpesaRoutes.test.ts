import { describe, expect, it } from '@jest/globals';
import { CALLBACK_SECRET, pushCallbackBody } from './testing/FakeMpesaGateway.ts';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

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

  it('reports the refusal with the words of the provider', async () => {
    server.mpesa.refusedPhones.add('254712345678');
    const { status, data } = await push({ phoneNumber: '0712345678', amount: 100 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ errorMessage: 'Bad Request - Invalid PhoneNumber', reason: 'push_refused' });
    const { depositId } = data as { depositId: string };
    expect((await server.ask(`/wallet/deposits/${depositId}`)).data).toMatchObject({
      status: 'failed',
      reason: 'push_refused',
    });
  });

  it.each([
    [{ phoneNumber: '071234567', amount: 100 }, 'phone_invalid', 'Please enter a valid phone number'],
    [{ phoneNumber: '+15551234567', amount: 100 }, 'phone_invalid', 'phoneNumber'],
    [{ phoneNumber: '0712345678', amount: 99 }, 'mpesa_below_minimum', 'Please enter a valid amount (minimum KES 100)'],
    [{ phoneNumber: '0712345678', amount: 100_001 }, 'mpesa_above_maximum', 'amount'],
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
