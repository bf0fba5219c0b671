import { describe, expect, it } from '@jest/globals';
import { openSession, readMe, server, useSignInApp } from './userRoutes.testTools.ts';

useSignInApp();

const choose = (body: object) => server.ask('/users/me/currency', { method: 'POST', body });

describe('POST /api/users/me/currency', () => {
  it('answers 404 before the first session', async () => {
    expect(await choose({ currency: 'KES' })).toMatchObject({
      status: 404,
      code: 'no_profile',
      body: expect.stringContaining('There is no profile yet: open a session first'),
    });
  });

  it('sets the currency of an account without money, and shows amounts in it', async () => {
    await openSession();
    const { status, data } = await choose({ currency: 'KES' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ currency: 'KES', preferredCurrency: 'KES', preferences: { currency: 'KES' } });
    expect(await readMe()).toEqual(data);
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 0, currency: 'KES' });
  });

  it.each([{ balance: 1 }, { bonusBalance: 0.01 }, { totalWager: 5 }])(
    'is refused with 409 once the account has %j',
    async (money) => {
      await server.put('users', { id: 'uid-1', uid: 'uid-1', ...money });
      await openSession();
      expect(await choose({ currency: 'KES' })).toMatchObject({
        status: 409,
        code: 'account_used',
        body: expect.stringContaining('The currency of an account can change only before it has held money'),
      });
      expect(await readMe()).toMatchObject({ currency: 'USD' });
    },
  );

  it('changes nothing when the same currency is chosen, with or without money', async () => {
    await server.put('users', { id: 'uid-1', uid: 'uid-1', balance: 1 });
    await openSession();
    expect(await choose({ currency: 'USD' })).toMatchObject({ status: 200, data: { currency: 'USD', balance: 1 } });
  });

  it.each([{}, { currency: 'EUR' }, { currency: 'KES', uid: 'uid-2' }])('is refused with 400 for %j', async (body) => {
    await openSession();
    expect(await choose(body)).toMatchObject({ status: 400 });
  });
});
