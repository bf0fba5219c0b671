/** Players for journeys that are not about signing in, as if this browser had signed in on an earlier visit. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type * as App from 'firebase/app';
import type * as Auth from 'firebase/auth';
import type { SessionBody } from '../../contract/users.ts';
import { TEST_CODE } from './players.ts';
import { noteTokens } from './secrets.ts';
import { expectSignedIn } from './store.ts';

/** A page at the site's address without the app, which would overwrite the stored data. */
const STILL_PAGE = '/journey/sign-in';
const SDK = 'node_modules/firebase';
const { version } = JSON.parse(readFileSync(`${SDK}/package.json`, 'utf8')) as { version: string };
const imports = { [`https://www.gstatic.com/firebasejs/${version}/firebase-app.js`]: '/journey/firebase-app.js' };
const HTML = `<div id="box"></div><script type="importmap">${JSON.stringify({ imports })}</script>`;

const CONSENT = { isAdult: true, hasAcceptedTerms: true } as const;

/** Opens a page with the identity SDK as it is published for browsers. */
async function openStillPage(page: Page): Promise<void> {
  await page.route(`**${STILL_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.route('**/journey/firebase-*.js', (route) =>
    route.fulfill({ path: `${SDK}/${new URL(route.request().url()).pathname.split('/').at(-1)}` }),
  );
  await page.goto(STILL_PAGE);
}

/** Signs in by the SDK, which keeps the player in this browser. */
const signInBySdk = (page: Page, phone: string) =>
  page.evaluate(
    async ({ phone, code, folder }) => {
      const { initializeApp } = (await import(`${folder}/firebase-app.js`)) as typeof App;
      const sdk = (await import(`${folder}/firebase-auth.js`)) as typeof Auth;
      const app = initializeApp({ apiKey: 'demo-key', authDomain: location.host, projectId: 'demo-karata' });
      const auth = sdk.initializeAuth(app, { persistence: sdk.browserLocalPersistence });
      sdk.connectAuthEmulator(auth, location.origin, { disableWarnings: true });
      auth.settings.appVerificationDisabledForTesting = true;
      const check = new sdk.RecaptchaVerifier(auth, 'box', { size: 'invisible' });
      const { user } = await (await sdk.signInWithPhoneNumber(auth, phone, check)).confirm(code);
      return { accessToken: await user.getIdToken(), refreshToken: user.refreshToken };
    },
    { phone, code: TEST_CODE, folder: '/journey' },
  );

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
  await openStillPage(page);
  const tokens = await signInBySdk(page, phone);
  noteTokens(page.context(), tokens);
  const kept = {
    'karata/device': await openSession(page, tokens.accessToken),
    'persist:karata/auth': '{"wasSignedIn":"true"}',
  };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  await page.goto('/');
  await expectSignedIn(page);
}
