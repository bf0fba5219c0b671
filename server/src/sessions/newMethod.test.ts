import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { nowSeconds } from '../testing/fakeTokens.ts';
import { type SignInApp, startSignInApp } from '../testing/startSignInApp.ts';

let server: SignInApp;
beforeEach(async () => {
  server = await startSignInApp();
  await server.put('users', { id: 'uid-1', uid: 'uid-1', signInMethods: ['google'], signInMethod: 'google' });
});
afterEach(() => server.close());

const signIn = (authTime?: number) =>
  server.ask('/users/session', { method: 'POST', body: {}, as: { uid: 'uid-1', ...(authTime && { authTime }) } });
const kinds = async () =>
  ((await server.ask('/users/me/notifications')).data as { kind: string }[]).map(({ kind }) => kind);

describe('a way to sign in that is new to an account', () => {
  it('is told to the player, once', async () => {
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await kinds()).filter((kind) => kind === 'signInMethod')).toEqual(['signInMethod']);
  });

  it('needs a fresh sign-in', async () => {
    expect(await signIn(nowSeconds() - 600)).toMatchObject({ status: 401, code: 'token_revoked' });
    expect((await server.store.get('users', 'uid-1'))?.signInMethods).toEqual(['google']);
  });

  it('is nothing new in an account without any, or with this one', async () => {
    await server.put('users', { id: 'uid-1', uid: 'uid-1', signInMethods: ['phone'] });
    expect((await signIn(nowSeconds() - 600)).status).toBe(200);
    await server.put('users', { id: 'uid-1', uid: 'uid-1' });
    expect((await signIn(nowSeconds() - 600)).status).toBe(200);
    expect(await kinds()).not.toContain('signInMethod');
  });
});
