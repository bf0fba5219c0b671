import { describe, expect, it, jest } from '@jest/globals';
import { startSignInApp } from '../testing/startSignInApp.ts';
import { nowSeconds, unsignedToken } from '../testing/fakeTokens.ts';
import { SignInRefused } from '../errors/ApiError.ts';
import type { TokenVerifier } from './TokenVerifier.ts';
import { getMe, openSession, server, usePlayers } from './players.testTools.ts';

usePlayers();

describe('the check of tokens', () => {
  it.each([
    ['garbage', 'Bearer garbage'],
    ['another scheme', `Basic ${Buffer.from('a:b').toString('base64')}`],
    ['no token behind the scheme', 'Bearer '],
    ['two tokens', `Bearer ${unsignedToken()} ${unsignedToken()}`],
    ['a token that is too long', `Bearer ${'a'.repeat(9_000)}`],
  ])('refuses %s', async (_what, authorization) => {
    expect((await getMe(authorization)).json()).toMatchObject({ error: { code: 'unauthenticated' } });
  });

  it('refuses an unsigned token in production', async () => {
    const production = await startSignInApp({ mode: 'production' });
    const answer = await production.ask('/users/session', { method: 'POST', body: {} });
    expect([answer.status, answer.code, await production.store.count('users')]).toEqual([401, 'unauthenticated', 0]);
    await production.close();
  });

  it('refuses an expired token', async () => {
    expect(await server.ask('/users/me', { as: { expiresIn: -60 } })).toMatchObject({
      status: 401,
      code: 'token_expired',
    });
  });

  it('reports that the provider cannot be reached, and signs nobody out', async () => {
    await server.emulator.close();
    expect(await server.ask('/users/me')).toMatchObject({ status: 503, code: 'identity_unavailable' });
  });
});

describe('a player', () => {
  it.each([
    ['USER_DISABLED', 403, 'account_disabled'],
    ['USER_NOT_FOUND', 401, 'token_revoked'],
  ])('is refused when the provider says %s', async (fault, status, code) => {
    await openSession('uid-1');
    server.emulator.faults.set('uid-1', fault);
    expect(await server.ask('/wallet/balance')).toMatchObject({ status, code });
  });

  it('is refused when the operator made the account inactive, also for a new session', async () => {
    await server.put('users', { id: 'uid-1', isActive: false });
    const before = await server.store.get('users', 'uid-1');
    expect(await server.ask('/users/me')).toMatchObject({ status: 403, code: 'account_disabled' });
    expect(await openSession('uid-1')).toMatchObject({ status: 403, code: 'account_disabled' });
    expect(await server.store.get('users', 'uid-1')).toEqual(before);
  });

  it('is signed out everywhere on request, until the next sign-in', async () => {
    await openSession('uid-1');
    await openSession('uid-2');
    const ended = await server.ask('/users/me/sign-out-everywhere', { method: 'POST' });
    expect(ended).toMatchObject({ status: 200, data: { sessionsValidAfter: expect.stringMatching(/Z$/) } });
    expect(server.emulator.revoked).toEqual(['uid-1']);
    expect(await server.ask('/users/me')).toMatchObject({ status: 401, code: 'token_revoked' });
    expect(await openSession('uid-1')).toMatchObject({ status: 401, code: 'token_revoked' });
    expect(await server.ask('/users/me', { as: { authTime: nowSeconds() + 2 } })).toMatchObject({ status: 200 });
    expect(await server.ask('/users/me', { as: { uid: 'uid-2' } })).toMatchObject({ status: 200 });
  });
});

/** As in production: the token names the player, and the provider is asked separately. */
const askedApart = (checkAccount: () => Promise<void>): TokenVerifier => ({
  verify: async () => ({ uid: 'uid-1', signInMethod: 'phone', authTime: nowSeconds() }),
  checkAccount,
});

describe('the identity provider', () => {
  it.each(['/wallet/balance', '/users/session', '/users/me/sign-out-everywhere'])(
    'keeps a player who was disabled a moment ago from %s',
    async (path) => {
      const verifier = askedApart(() => Promise.reject(new SignInRefused('account_disabled')));
      const production = await startSignInApp({}, { verifier });
      const method = path === '/wallet/balance' ? 'GET' : 'POST';
      const answer = await production.ask(path, { method, ...(method === 'POST' && { body: {} }) });
      await production.close();
      expect(answer).toMatchObject({ status: 403, code: 'account_disabled' });
    },
  );

  it('is not asked about requests beyond the limit', async () => {
    const checkAccount = jest.fn(() => Promise.resolve());
    const production = await startSignInApp(
      { limits: { playerWrites: 2, badTokens: 2, hooks: 10 } },
      { verifier: askedApart(checkAccount) },
    );
    for (let count = 0; count < 5; count += 1) await production.ask('/users/session', { method: 'POST', body: {} });
    await production.close();
    expect(checkAccount).toHaveBeenCalledTimes(2);
  });
});
