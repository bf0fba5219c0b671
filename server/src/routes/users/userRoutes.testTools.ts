import { afterEach, beforeEach } from '@jest/globals';
import type { Notification, Profile } from '../../../../contract/users.ts';
import type { FakeClaims } from '../../testing/fakeTokens.ts';
import { type SignInApp, startSignInApp } from '../../testing/startSignInApp.ts';

export let server: SignInApp;

/** Each test of the file has its own server. */
export function useSignInApp(): void {
  beforeEach(async () => {
    server = await startSignInApp();
  });
  afterEach(() => server.close());
}

export const openSession = (body: object = {}, as: FakeClaims = {}) =>
  server.ask('/users/session', { method: 'POST', body, as });

export const readMe = async () => (await server.ask('/users/me')).data as Profile;
export const listNotifications = async (as?: FakeClaims) =>
  (await server.ask('/users/me/notifications', { as })).data as Notification[];
