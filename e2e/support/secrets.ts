/** The secrets of a player, and the places of a page where they could appear. */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { storeOf } from './store.ts';

interface Watched {
  states?: string[];
}

/** Keeps every state of the store. */
export async function watchStore(page: Page): Promise<void> {
  const store = await storeOf(page);
  await store.evaluate((site) => {
    const states = ((window as Watched).states = [JSON.stringify(site.getState())]);
    site.subscribe(() => states.push(JSON.stringify(site.getState())));
  });
}

export const statesOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as Watched).states ?? []);

/** The SDK keeps its session under its own keys. */
const storageOf = (page: Page): Promise<[string, unknown][]> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).filter(([key]) => !key.startsWith('firebase:')),
    ),
  );

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface Noted {
  /** The refresh token of every access token that this browser was given. */
  given: Map<string, string>;
  /** The tokens of the requests, in their order; a game and the check of a phone have tokens of their own. */
  used: string[];
}

const noted = new WeakMap<BrowserContext, Noted>();

function notedOf(context: BrowserContext): Noted {
  const known = noted.get(context) ?? { given: new Map<string, string>(), used: [] };
  noted.set(context, known);
  return known;
}

/** Notes the tokens of a player who has just signed in. */
export function noteTokens(context: BrowserContext, { accessToken, refreshToken }: Tokens): void {
  const known = notedOf(context);
  known.given.set(accessToken, refreshToken);
  known.used.push(accessToken);
}

/** The identity service's answers to a sign-in and to a refresh. */
const SIGNED_IN = /\/accounts:signIn|\/securetoken\./;
const BEARER = /^Bearer (.+)$/;

interface SignedIn {
  idToken?: string;
  refreshToken?: string;
  id_token?: string;
  refresh_token?: string;
}

/** Notes the tokens that this browser is given and uses from now on. */
export function watchTokens(context: BrowserContext): void {
  const known = notedOf(context);
  context.on('request', (request) => {
    const [, token] = BEARER.exec(request.headers()['authorization'] ?? '') ?? [];
    if (token && token !== known.used.at(-1)) known.used.push(token);
  });
  context.on('response', async (response) => {
    if (!SIGNED_IN.test(response.url()) || !response.ok()) return;
    const answer = (await response.json().catch(() => ({}))) as SignedIn;
    const { idToken: accessToken = answer.id_token, refreshToken = answer.refresh_token } = answer;
    if (accessToken && refreshToken) known.given.set(accessToken, refreshToken);
  });
}

/** The tokens of the signed-in player. */
export async function tokensOf(page: Page): Promise<Tokens> {
  const { given, used } = notedOf(page.context());
  const current = (): string => used.findLast((token) => given.has(token)) ?? '';
  await expect.poll(current, { message: 'somebody is signed in' }).not.toBe('');
  return { accessToken: current(), refreshToken: given.get(current()) ?? '' };
}

/** Everything readable in a journey. `printed`: the console output. */
export const placesOf = async (page: Page, printed: readonly string[]) => ({
  store: (await statesOf(page)).join('\n'),
  storage: JSON.stringify(await storageOf(page)),
  address: page.url(),
  console: printed.join('\n'),
  logs: readFileSync(process.env['E2E_LOG'] ?? '', 'utf8'),
});

/** A line for each secret and place; the secrets are not part of the report. */
export const findSecrets = (places: Readonly<Record<string, string>>, secrets: readonly string[]): string[] =>
  Object.entries(places).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret.slice(0, 8)}… in ${place}`),
  );
