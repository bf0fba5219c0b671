/** A visit downloads more than it shows: the parts that are likely to be needed next. */
import type { Page } from '@playwright/test';
import { saveData } from './support/saveData.ts';
import { expect, test } from './support/test.ts';

const AHEAD = /\/assets\/(?:modal-auth|modal-player|all-games)\./;

/** Addresses of the visit so far, and later. */
function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

const openHome = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeAttached();
};

/** The browser had nothing to do, twice. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

test('what is likely opened next is loaded ahead, and then opens without the network', async ({ page }) => {
  const parts = ['modal-auth', 'modal-player', 'all-games'].map((name) =>
    page.waitForResponse(new RegExp(`/assets/${name}\\.\\w+\\.js`)),
  );
  await openHome(page);
  await Promise.all(parts.map(async (part) => (await part).finished()));
  // The sign-in service itself is asked for when the dialog is open.
  await page.route(AHEAD, (route) => route.abort());
  await page.getByRole('button', { name: 'Log In' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
});

test('nothing is loaded ahead where the browser saves data', async ({ page }) => {
  await saveData(page);
  const addresses = requestsOf(page);
  await openHome(page);
  await page.waitForLoadState('networkidle');
  await rest(page);
  expect(addresses.filter((address) => AHEAD.test(address))).toEqual([]);
});

test('home asks for the marks of payments once, and for small pictures of the banner', async ({ page }) => {
  const addresses = requestsOf(page);
  await openHome(page);
  await page.waitForLoadState('networkidle');
  expect(addresses.filter((address) => address.includes('/images/payment'))).toHaveLength(1);
  const banner = addresses
    .filter((address) => address.includes('/images/hero/'))
    .map((address) => address.split('/').at(-1));
  expect(banner.toSorted()).toEqual(['left-phone.avif', 'right-phone.avif']);
});
