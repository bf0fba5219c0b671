/** Players for journeys that are not about signing in, as if this browser had signed in on an earlier visit. */
import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { SessionBody } from '../../contract/users.ts';
import { AuthClient, type Tokens } from '../../sandbox/auth/testing/AuthClient.ts';
import { expectSignedIn } from './store.ts';

/** A page of the site without the app, which would overwrite the stored data. */
const STILL_PAGE = '/favicon.svg';
/** The sandbox's Firebase project has this key. */
const API_KEY = 'demo-key';
const HOUR_MS = 3_600_000;
const CONSENT = { isAdult: true, hasAcceptedTerms: true } as const;

/** The identity SDK's stored user. */
const keptUser = ({ localId: uid, idToken, refreshToken }: Tokens, phoneNumber: string) => ({
  uid,
  phoneNumber,
  emailVerified: false,
  isAnonymous: false,
  providerData: [
    { providerId: 'phone', uid: phoneNumber, phoneNumber, displayName: null, email: null, photoURL: null },
  ],
  stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + HOUR_MS },
  apiKey: API_KEY,
  appName: '[DEFAULT]',
});

/** Stores the id of the browser for which it is opened. */
async function openSession(page: Page, idToken: string): Promise<string> {
  const deviceId = randomBytes(16).toString('hex');
  const answer = await page.request.post('/api/users/session', {
    headers: { authorization: `Bearer ${idToken}` },
    data: { deviceId, consent: CONSENT } satisfies SessionBody,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return deviceId;
}

/** Goes to home as the player of this number; a new one has given consent. */
export async function signIn(page: Page, phone: string): Promise<void> {
  await page.goto(STILL_PAGE);
  const tokens = await new AuthClient(new URL(page.url()).origin).signIn(phone);
  const kept = {
    [`firebase:authUser:${API_KEY}:[DEFAULT]`]: JSON.stringify(keptUser(tokens, phone)),
    'persist:karata/auth': '{"wasSignedIn":"true"}',
    'karata/device': await openSession(page, tokens.idToken),
  };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  await page.goto('/');
  await expectSignedIn(page);
}
