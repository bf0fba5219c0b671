/** Secrets could appear in these places of a page; its identity SDK holds these secrets. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
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

/** The tokens of the signed-in player. */
export const tokensOf = (page: Page): Promise<Tokens> =>
  page.evaluate(() => {
    const kept = Object.entries(localStorage).find(([key]) => key.startsWith('firebase:authUser:'))?.[1] ?? '{}';
    return (JSON.parse(String(kept)) as { stsTokenManager: { accessToken: string; refreshToken: string } })
      .stsTokenManager;
  });

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
