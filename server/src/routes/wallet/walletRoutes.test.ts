import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type SignInApp, startSignInApp } from '../../testing/startSignInApp.ts';

let server: SignInApp;
beforeEach(async () => {
  server = await startSignInApp();
});
afterEach(() => server.close());

const ZEROS = { balance: 0, bonusBalance: 0, held: 0, available: 0, currency: 'USD' };

describe('GET /api/wallet/balance', () => {
  it.each(['', '?refresh=true'])('answers zeros to a player who has no money%s', async (query) => {
    expect(await server.ask(`/wallet/balance${query}`)).toMatchObject({ status: 200, data: ZEROS });
  });

  it("answers the token's player", async () => {
    await server.put('users', { id: 'uid-1', balance: 12.5, bonusBalance: 3 }, { id: 'uid-2', balance: 99 });
    expect((await server.ask('/wallet/balance?uid=uid-2')).data).toEqual({
      ...ZEROS,
      balance: 12.5,
      bonusBalance: 3,
      available: 12.5,
    });
  });

  it('refuses a wish that it does not know', async () => {
    expect(await server.ask('/wallet/balance?refresh=maybe')).toMatchObject({ status: 400 });
  });
});
