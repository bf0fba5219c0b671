import { describe, expect, it } from '@jest/globals';
import { openKits } from '../testing/openKits.ts';
import { unsignedToken } from '../testing/fakeTokens.ts';
import { openSession, server, usePlayers } from './players.testTools.ts';

usePlayers();

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
    'POST /gaming/time-out',
    'POST /gaming/self-exclusion',
    'GET /gaming/position',
    'POST /games/:id/open',
    'GET /play/rounds',
    'GET /play/rounds/totals',
    'GET /play/rounds/:id',
    'GET /play/seeds',
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
    const answer = await server.app.inject({ method, url: `/api${path}`, ...(method !== 'GET' && { payload: '{' }) });
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
