import { describe, expect, it } from '@jest/globals';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

const PHONE = '0712345678';
const SECOND = { uid: 'uid-2', claims: { phone_number: '+254722000111' } };

useMoneyApp();

const openSession = (as: object) =>
  server.ask('/users/session', { method: 'POST', body: { consent: { isAdult: true, hasAcceptedTerms: true } }, as });
const exclude = () => server.post('/gaming/self-exclusion', { months: 6 });
const push = (phoneNumber: string, uid = SECOND.uid) =>
  server.post('/mpesa/stk-push', { phoneNumber, amount: 500 }, { uid });

describe('a second account of a self-excluded player', () => {
  it('cannot deposit with the M-Pesa number of the first account, also with another sign-in phone', async () => {
    await server.payMpesa(500);
    await exclude();
    await openSession(SECOND);
    for (const text of [PHONE, '+254 712 345 678', '712345678'])
      expect(await push(text)).toMatchObject({ status: 403, code: 'self_excluded' });
    expect(await server.store.count('deposits')).toBe(1);
    expect((await push('0722000111')).status).toBe(200);
  });

  it('cannot deposit with the sign-in phone of the first account', async () => {
    await openSession({ uid: 'uid-1', claims: { phone_number: '+254712345678' } });
    await exclude();
    await openSession(SECOND);
    expect(await push(PHONE)).toMatchObject({ status: 403, code: 'self_excluded' });
  });

  it('cannot deposit with its own sign-in phone when that phone paid for the first account', async () => {
    await openSession({ uid: 'uid-2', claims: { phone_number: '+254712345678' } });
    await server.payMpesa(500);
    await exclude();
    expect(await push(PHONE)).toMatchObject({ status: 403, code: 'self_excluded' });
  });
});
