/** Some data never leaves the identity SDK, and a visitor never loads it. */
import { newPhone, signInHere, TEST_CODE } from './support/players.ts';
import { findSecrets, placesOf, statesOf, tokensOf, watchStore } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

/** These words stand in the SDK's own code alone. */
const SDK = /firebaseLocalStorage|securetoken\.googleapis/;

test('a visitor downloads no code of the identity service', async ({ page, openMenu }) => {
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

test('no token, code or phone number is in the store, storage, address, console or logs', async ({ page }) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  const phone = newPhone();
  await page.goto('/');
  await watchStore(page);
  await signInHere(page, phone);
  const { accessToken, refreshToken } = await tokensOf(page);
  expect((await statesOf(page)).length).toBeGreaterThan(5);
  const places = await placesOf(page, printed);
  expect(places.logs).toContain('/api/users/session');
  expect(findSecrets(places, [accessToken, refreshToken, phone, phone.slice(4)])).toEqual([]);
  const code = new RegExp(String.raw`(?<![\w.-])${TEST_CODE}(?![\w-])`); // as a whole value, not as digits of a time
  expect([places.store, places.storage, places.logs].filter((text) => code.test(text))).toEqual([]);
});
