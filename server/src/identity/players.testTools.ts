/** The real server with low limits, and calls of its players. */
import { afterEach, beforeEach } from '@jest/globals';
import { type SignInApp, startSignInApp } from '../testing/startSignInApp.ts';

export let server: SignInApp;

/** Each test of the file has its own server. */
export function usePlayers(): void {
  beforeEach(async () => {
    server = await startSignInApp({ limits: { playerWrites: 4, badTokens: 3, hooks: 10 } });
  });
  afterEach(() => server.close());
}

export const openSession = (uid: string) => server.ask('/users/session', { method: 'POST', body: {}, as: { uid } });
export const getMe = (authorization?: string) =>
  server.app.inject({ url: '/api/users/me', headers: { ...(authorization && { authorization }) } });
