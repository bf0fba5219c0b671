import { describe, expect, it } from '@jest/globals';
import { unsignedToken } from '../testing/fakeTokens.ts';
import { getMe, openSession, server, usePlayers } from './players.testTools.ts';

usePlayers();

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
    const answer = await server.app.inject({ method: 'POST', url: '/api/users/session', payload: {}, headers });
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
