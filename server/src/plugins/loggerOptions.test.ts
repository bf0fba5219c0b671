import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { unsignedToken } from '../testing/fakeTokens.ts';
import { type SignInApp, startSignInApp } from '../testing/startSignInApp.ts';

const lines: string[] = [];
let server: SignInApp;
beforeEach(async () => {
  lines.length = 0;
  server = await startSignInApp({ logLevel: 'trace' }, { logTo: { write: (line) => lines.push(line) } });
});
afterEach(() => server.close());

const player = { uid: 'uid-1', claims: { email: 'wanjiru@example.com', name: 'Wanjiru Kamau' } };
const PRIVATE = ['712345678', 'wanjiru@', 'Wanjiru', 'eyJ', 'Bearer', 'Njeri'];
const leaksOf = (): string[] => PRIVATE.filter((text) => lines.join('').includes(text));

describe('the log', () => {
  it('contains nothing private after a whole visit', async () => {
    const token = unsignedToken(player);
    await server.ask('/users/session', { method: 'POST', body: { deviceId: 'laptop-0123456789' }, as: player });
    await server.ask('/users/me', { method: 'PATCH', body: { displayName: 'Njeri' }, as: player });
    await server.ask('/users/me', { method: 'PATCH', body: { phoneNumber: '+254712345678' }, as: player });
    await server.ask(`/users/me?token=${token}`, { as: player });
    await server.ask(`/users/me/notifications`, { as: { ...player, expiresIn: -60 } });
    await server.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}x.y` } });
    await server.ask('/users/me/sign-out-everywhere', { method: 'POST', as: player });
    expect(lines.length).toBeGreaterThan(10);
    expect(leaksOf()).toEqual([]);
  });

  it('contains nothing private after an error', async () => {
    server.emulator.faults.set('uid-1', 'PROJECT_DISABLED');
    await server.ask('/users/session', { method: 'POST', body: {}, as: player });
    server.emulator.faults.clear();
    jest.spyOn(server.store, 'transaction').mockRejectedValue(new Error('disk gone'));
    await server.ask('/users/session', { method: 'POST', body: {}, as: player });
    const errors = lines.filter((line) => line.includes('"request failed"'));
    expect(errors.map((line) => /PROJECT_DISABLED|disk gone/.exec(line)?.[0])).toEqual([
      'PROJECT_DISABLED',
      'disk gone',
    ]);
    expect(leaksOf()).toEqual([]);
  });

  it('hides private fields when a whole object is logged', () => {
    server.app.log.info(
      { player: { phoneNumber: '+254712345678', email: 'wanjiru@example.com' }, token: 'eyJ.x' },
      'oops',
    );
    expect(lines.join('')).toContain('oops');
    expect(leaksOf()).toEqual([]);
  });
});
