import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type SignInApp, startSignInApp } from '../testing/startSignInApp.ts';

let server: SignInApp;
beforeEach(async () => {
  server = await startSignInApp({ limits: { playerWrites: 100, playerReads: 2, badTokens: 100, hooks: 100 } });
});
afterEach(() => server.close());

describe('the reads of a player', () => {
  it('have a limit for all together, which is told with the time to wait', async () => {
    expect((await server.ask('/gaming')).status).toBe(200);
    expect((await server.ask('/wallet/transactions')).status).toBe(200);
    expect(await server.ask('/gaming')).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await server.ask('/gaming', { as: { uid: 'uid-2' } })).status).toBe(200);
  });

  it('do not count as writes, nor writes as reads', async () => {
    for (let read = 0; read < 3; read += 1) await server.ask('/gaming');
    const body = { minutes: 30 };
    for (let write = 0; write < 3; write += 1)
      expect((await server.ask('/gaming/reality-check', { method: 'POST', body })).status).toBe(200);
  });
});
