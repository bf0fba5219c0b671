/** What never leaves the identity SDK, and what a visitor never loads. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newPhone, signInHere, TEST_CODE } from './support/players.ts';
import { expect, test } from './support/test.ts';

/** Only in the SDK's own code. */
const SDK = /firebaseLocalStorage|securetoken\.googleapis/;

test('a visitor downloads nothing of the identity service', async ({ page, openMenu }) => {
  const scripts: Promise<string>[] = [];
  const foreign: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
    if (/googleapis|\/emulator\//.test(response.url())) foreign.push(response.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest bets' })).toBeAttached();
  await (await openMenu()).getByRole('link', { name: 'VIP' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((text) => SDK.test(text))).toEqual([]);
  expect(foreign).toEqual([]);
});

interface Watched {
  states?: string[];
}

/** Keeps every state that the store goes through, found by the way React knows it. */
async function watchStore(page: Page): Promise<void> {
  await page.evaluate(() => {
    type Fiber = { memoizedProps?: { store?: Store }; child?: Fiber };
    type Store = { getState: () => unknown; subscribe: (listener: () => void) => void };
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
    let fiber: Fiber | undefined = root[key];
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    const store = fiber?.memoizedProps?.store;
    if (!store) throw new Error('no store');
    const states = ((window as Watched).states = [JSON.stringify(store.getState())]);
    store.subscribe(() => states.push(JSON.stringify(store.getState())));
  });
}

const statesOf = (page: Page) => page.evaluate(() => (window as Watched).states ?? []);

/** The SDK keeps its session under keys of its own. */
const storageOf = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).filter(([key]) => !key.startsWith('firebase:')),
    ),
  );

const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const kept = Object.entries(localStorage).find(([key]) => key.startsWith('firebase:authUser:'))?.[1] ?? '{}';
    return (JSON.parse(String(kept)) as { stsTokenManager: { accessToken: string; refreshToken: string } })
      .stsTokenManager;
  });

test('no token, code or phone number gets into store, storage, address, console or logs', async ({ page }) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  const phone = newPhone();
  await page.goto('/');
  await watchStore(page);
  await signInHere(page, phone);
  const { accessToken, refreshToken } = await tokenOf(page);
  const states = await statesOf(page);
  expect(states.length).toBeGreaterThan(5);
  const logs = readFileSync(process.env['E2E_LOG'] ?? '', 'utf8');
  expect(logs).toContain('/api/users/session');
  const places = {
    store: states.join('\n'),
    storage: JSON.stringify(await storageOf(page)),
    address: page.url(),
    console: printed.join('\n'),
    logs,
  };
  const secrets = [accessToken, refreshToken, phone, phone.slice(4)];
  const found = Object.entries(places).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret.slice(0, 8)}… in ${place}`),
  );
  expect(found).toEqual([]);
  expect([places.store, places.storage, places.logs].filter((text) => text.includes(TEST_CODE))).toEqual([]);
});
