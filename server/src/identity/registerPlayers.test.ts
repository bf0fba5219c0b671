import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type SignInApp, startSignInApp } from '../testing/startSignInApp.ts';
import { nowSeconds, unsignedToken } from '../testing/fakeTokens.ts';
import { SignInRefused } from '../errors/ApiError.ts';
import type { TokenVerifier } from './TokenVerifier.ts';
import { openKits } from '../testing/openKits.ts';

/** Each test has a real server with low limits. */
let server: SignInApp;
beforeEach(async () => {
  server = await startSignInApp({ callLimits: { playerWrites: 4, badTokens: 3, hooks: 10 } });
});
afterEach(() => server.close());

const openSession = (uid: string) => server.ask('/users/session', { method: 'POST', body: {}, as: { uid } });
const getMe = (authorization?: string) =>
  server.app.inject({ url: '/api/users/me', headers: { ...(authorization && { authorization }) } });

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
    expect(await server.ask('/users/me', { as: { authTime: nowSeconds() + 2 } })).toMatchObject({
      status: 200,
    });
    expect(await server.ask('/users/me', { as: { uid: 'uid-2' } })).toMatchObject({ status: 200 });
  });
});

/** Production asks so: the token names the player, and the provider is asked separately. */
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
      { callLimits: { playerWrites: 2, badTokens: 2, hooks: 10 } },
      { verifier: askedApart(checkAccount) },
    );
    for (let count = 0; count < 5; count += 1) await production.ask('/users/session', { method: 'POST', body: {} });
    await production.close();
    expect(checkAccount).toHaveBeenCalledTimes(2);
  });
});

describe('the request limits', () => {
  it('allow each player a number of writes a minute, counted for each player alone', async () => {
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await openSession('uid-1')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await openSession('uid-2')).status).toBe(200);
    expect((await server.ask('/users/me')).status).toBe(200);
  });

  it('say when the next request is allowed', async () => {
    for (let count = 0; count < 4; count += 1) await openSession('uid-1');
    const headers = { authorization: `Bearer ${unsignedToken()}` };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/users/session',
      payload: {},
      headers,
    });
    const retryAfterSeconds = Number(answer.headers['retry-after']);
    expect(answer.json()).toEqual({
      error: { code: 'too_many_requests', message: expect.stringMatching(/wait/), retryAfterSeconds },
    });
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('count invalid tokens by address, and accept valid tokens from the same address', async () => {
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await getMe('Bearer bad')).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await openSession('uid-1')).status).toBe(200);
  });

  it('do not count an expired token as invalid', async () => {
    for (let count = 0; count < 5; count += 1) await server.ask('/users/me', { as: { expiresIn: -60 } });
    expect((await getMe('Bearer bad')).statusCode).toBe(401);
  });
});

describe('the routes for signed-in players', () => {
  const routes = [
    'POST /users/session',
    'GET /users/me',
    'PATCH /users/me',
    'POST /users/me/currency',
    'GET /users/me/challenge',
    'GET /users/me/notifications',
    'POST /users/me/notifications/read',
    'GET /users/me/referral',
    'GET /users/me/bonuses',
    'GET /users/me/bonuses/standing',
    'POST /users/me/bonuses/:id/forfeit',
    'GET /users/me/points',
    'POST /users/me/market',
    'GET /users/me/wheel',
    'POST /users/me/wheel/turn',
    'POST /users/me/sign-out-everywhere',
    'GET /wallet/balance',
    'GET /wallet/methods',
    'POST /wallet/withdrawals',
    'GET /wallet/transactions',
    'GET /wallet/deposits/:id',
    'POST /wallet/deposits/:id/cancel',
    'GET /wallet/withdrawals/:id',
    ...openKits().flatMap(({ playerRoutes }) => playerRoutes),
    'GET /gaming',
    'POST /gaming/limits',
    'POST /gaming/reality-check',
    'POST /gaming/reality-check/seen',
    'POST /gaming/time-out',
    'POST /gaming/self-exclusion',
    'GET /gaming/position',
    'POST /games/:id/open',
    'GET /play/rounds',
    'GET /play/rounds/totals',
    'GET /play/rounds/:id',
    'GET /play/seeds',
    'GET /users/me/races',
    'GET /users/me/suggestions',
    'GET /play/limits',
    'POST /play/limits',
    'POST /play/seeds/rotate',
  ];
  const asked = routes.map((route) => route.split(' ') as ['GET' | 'POST' | 'PATCH', string]);

  it('are these', () => {
    const registered = server.app.operations.filter(({ caller }) => caller === 'player');
    expect(registered.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      [...routes, 'GET /wallet/events'].toSorted(),
    );
  });

  it.each(asked)('%s %s refuse a request without a token before they read the rest of it', async (method, path) => {
    const answer = await server.app.inject({
      method,
      url: `/api${path}`,
      ...(method !== 'GET' && { payload: '{' }),
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: { code: 'unauthenticated', message: 'Sign in first' } },
    ]);
    expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
  });

  it.each(asked)('%s %s forbid caches to keep the answer', async (method, path) => {
    await openSession('uid-1');
    const headers = { authorization: `Bearer ${unsignedToken()}` };
    const answer = await server.app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(method !== 'GET' && { payload: {} }),
    });
    expect(answer.statusCode).not.toBe(401);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the reads of a player', () => {
  let server: SignInApp;
  beforeEach(async () => {
    server = await startSignInApp({
      callLimits: { playerWrites: 100, playerReads: 2, badTokens: 100, hooks: 100 },
    });
  });
  afterEach(() => server.close());

  it('have a limit for all together, which is told with the time to wait', async () => {
    expect((await server.ask('/gaming')).status).toBe(200);
    expect((await server.ask('/wallet/transactions')).status).toBe(200);
    expect(await server.ask('/gaming')).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await server.ask('/gaming', { as: { uid: 'uid-2' } })).status).toBe(200);
  });

  it('do not count as writes, nor writes as reads', async () => {
    for (let read = 0; read < 3; read += 1) await server.ask('/gaming');
    await server.ask('/users/session', { method: 'POST', body: {} });
    const body = { minutes: 30 };
    for (let write = 0; write < 3; write += 1)
      expect((await server.ask('/gaming/reality-check', { method: 'POST', body })).status).toBe(200);
  });
});
