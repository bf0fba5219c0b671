/** Players for journeys that are not about signing in, as if this browser had signed in on an earlier visit. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Browser, expect, type JSHandle, type Page } from '@playwright/test';
import type * as App from 'firebase/app';
import type * as Auth from 'firebase/auth';
import type { SessionBody } from '../../contract/users.ts';
import { TEST_CODE } from './players.ts';
import { noteTokens } from './secrets.ts';
import { expectSignedIn } from './store.ts';

const SDK = 'node_modules/firebase';
const { version } = JSON.parse(readFileSync(`${SDK}/package.json`, 'utf8')) as { version: string };
const imports = { [`https://www.gstatic.com/firebasejs/${version}/firebase-app.js`]: '/journey/firebase-app.js' };
const HTML = `<script type="importmap">${JSON.stringify({ imports })}</script>`;

const CONSENT = { isAdult: true, hasAcceptedTerms: true } as const;

interface Desk {
  page: Page;
  /** The SDK, in the page. */
  identity: JSHandle<{ sdk: typeof Auth; auth: Auth.Auth }>;
}

/** Opens a page at this site with the identity SDK as it is published for browsers. */
async function openDesk(browser: Browser, origin: string): Promise<Desk> {
  const page = await (await browser.newContext()).newPage();
  await page.route('**/journey/sign-in', (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.route('**/journey/firebase-*.js', (route) =>
    route.fulfill({ path: `${SDK}/${new URL(route.request().url()).pathname.split('/').at(-1)}` }),
  );
  await page.goto(`${origin}/journey/sign-in`);
  const identity = await page.evaluateHandle(async (folder) => {
    const { initializeApp } = (await import(`${folder}/firebase-app.js`)) as typeof App;
    const sdk = (await import(`${folder}/firebase-auth.js`)) as typeof Auth;
    const app = initializeApp({ apiKey: 'demo-key', authDomain: location.host, projectId: 'demo-karata' });
    const auth = sdk.initializeAuth(app, { persistence: sdk.browserLocalPersistence });
    sdk.connectAuthEmulator(auth, location.origin, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
    return { sdk, auth };
  }, '/journey');
  await page.unrouteAll();
  return { page, identity };
}

/** One for each worker, because the SDK is larger than the site. */
let desk: Desk | undefined;

/** The desk of this site; a few journeys have a site of their own. */
async function deskOf(browser: Browser, origin: string): Promise<Desk> {
  if (desk && new URL(desk.page.url()).origin === origin && desk.page.context().browser() === browser) return desk;
  await desk?.page.context().close();
  desk = await openDesk(browser, origin);
  return desk;
}

/** Signs in at the desk. `entries`: what the SDK keeps in a browser of this player. */
const signInBySdk = ({ identity }: Desk, phone: string) =>
  identity.evaluate(
    async ({ sdk, auth }, { phone, code }) => {
      const check = new sdk.RecaptchaVerifier(auth, document.createElement('div'), { size: 'invisible' });
      const { user } = await (await sdk.signInWithPhoneNumber(auth, phone, check)).confirm(code);
      const tokens = { accessToken: await user.getIdToken(), refreshToken: user.refreshToken };
      const entries = { ...localStorage } as Record<string, string>;
      await sdk.signOut(auth);
      localStorage.clear();
      return { tokens, entries };
    },
    { phone, code: TEST_CODE },
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

/** A file at the site's address, without the app, which would overwrite the stored data. */
const STILL_PAGE = '/favicon.svg';

/** The next page of the site that this browser opens is the player's; a new one has given consent. */
export async function signInUnseen(page: Page, phone: string): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page has no browser');
  await page.goto(STILL_PAGE);
  const { tokens, entries } = await signInBySdk(await deskOf(browser, new URL(page.url()).origin), phone);
  noteTokens(page.context(), tokens);
  const kept = {
    ...entries,
    'karata/device': await openSession(page, tokens.accessToken),
    'persist:karata/auth': '{"wasSignedIn":"true"}',
  };
  await page.evaluate((all) => Object.assign(localStorage, all), kept);
}

/** Opens home, or this address, as the player of this number. */
export async function signIn(page: Page, phone: string, address = '/'): Promise<void> {
  await signInUnseen(page, phone);
  await page.goto(address);
  await expectSignedIn(page);
}
