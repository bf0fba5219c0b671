import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';

const PHONE = '0712345678';
const SECOND = { uid: 'uid-2', claims: { phone_number: '+254722000111' } };

let server: MoneyApp;
beforeEach(async () => {
  server = await startMoneyApp();
});
afterEach(() => server.close());

const openSession = (as: object) => server.ask('/users/session', { method: 'POST', body: {}, as });
const exclude = () => server.post('/gaming/self-exclusion', { months: 6 });
const push = (phoneNumber: string, uid = SECOND.uid) =>
  server.post('/mpesa/stk-push', { phoneNumber, amount: 500 }, { uid });

describe('a second account of who has excluded themselves', () => {
  it('cannot deposit by the M-Pesa number of the first, whatever phone it signs in with', async () => {
    await server.payMobile(500);
    await exclude();
    await openSession(SECOND);
    for (const text of [PHONE, '+254 712 345 678', '712345678'])
      expect(await push(text)).toMatchObject({ status: 403, code: 'self_excluded' });
    expect(await server.store.count('deposits')).toBe(1);
    expect((await push('0722000111')).status).toBe(200);
  });

  it('cannot deposit by the sign-in phone of the first', async () => {
    await openSession({ uid: 'uid-1', claims: { phone_number: '+254712345678' } });
    await exclude();
    await openSession(SECOND);
    expect(await push(PHONE)).toMatchObject({ status: 403, code: 'self_excluded' });
  });

  it('cannot deposit by the phone that signs in to it when that one paid for the first', async () => {
    await openSession({ uid: 'uid-2', claims: { phone_number: '+254712345678' } });
    await server.payMobile(500);
    await exclude();
    expect(await push(PHONE)).toMatchObject({ status: 403, code: 'self_excluded' });
  });
});

describe('the name that the provider gives a card', () => {
  it('is kept with the deposit, and told to nobody', async () => {
    const id = await server.payCard(25);
    expect(await server.store.get('deposits', id)).toMatchObject({ cardFingerprint: server.card.cardFingerprint });
    for (const path of ['/wallet/transactions', '/wallet/balance', '/stripe/deposits'])
      expect((await server.ask(path)).body).not.toContain(server.card.cardFingerprint);
  });
});
