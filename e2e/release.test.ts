/** A part that cannot be loaded, or fails, and a release while a tab is open: the site says so and goes on. */
import type { Page } from '@playwright/test';
import type { Guard } from './support/Guard.ts';
import { openPage, speak } from './support/openPage.ts';
import { logInButton, newPhone, phoneBox } from './support/players.ts';
import { saveData } from './support/saveData.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { openDeposit } from './support/wallet.ts';
import { words } from './support/words.ts';

const chunk = (name: string) => new RegExp(String.raw`/assets/${name}\.\w+\.js$`);

/** No part is loaded before it is opened. */
test.beforeEach(({ page }) => saveData(page));

/** The server has another build: the files of this one that are not loaded yet are gone. */
async function release(page: Page, guard: Guard): Promise<void> {
  guard.allow(/^Failed to load resource/);
  guard.allow(/ChunkLoadError/);
  await page.route(/\/assets\/[^/]+$/, (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.route('**/build.txt', (route) => route.fulfill({ body: '/assets/main.ffffff.js\n' }));
}

const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
};

/** Opens the page by its address, which works at both sizes. */
const openVip = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/vip');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

const isMarked = (page: Page) => page.evaluate(() => 'karataMark' in window);
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { karataMark: true }));

test('a release while a tab is open: the next page asks to reload, and opens, in the chosen language', async ({
  page,
  guard,
}) => {
  await openPage(page, '/all-games');
  await speak(page, 'sw');
  const loads = countLoads(page);
  await release(page, guard);
  await openVip(page);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText(words('sw', 'failed.newVersion'));
  await expect(notice.locator('..')).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(loads()).toBe(0);
  await page.unrouteAll();
  await notice.getByRole('button', { name: words('sw', 'app.reload') }).click();
  await expect(page).toHaveURL(/\/vip$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('a modal that a release removed can be closed, and opens after the reload', async ({ page, guard }) => {
  await openPage(page, '/');
  await release(page, guard);
  await logInButton(page).click();
  const notice = page.getByRole('dialog', { name: words('en', 'failed.title') });
  await expect(notice).toContainText(words('en', 'failed.newVersion'));
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await expect(logInButton(page)).toBeFocused();
  await logInButton(page).click();
  await expect(notice).toContainText(words('en', 'failed.newVersion'));
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await logInButton(page).click();
  await expect(phoneBox(page)).toBeVisible();
});

test('a page that did not load is tried again in place', async ({ page, guard }) => {
  guard.allow(/^Failed to load resource/);
  guard.allow(/ChunkLoadError/);
  await openPage(page, '/all-games');
  await mark(page);
  await page.route(chunk('vip'), (route) => route.abort('connectionreset'));
  await openVip(page);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText(words('en', 'app.partFailed'));
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a deposit loses nothing that was typed when a part of it does not load', async ({ page, guard }) => {
  guard.allow(/^Failed to load resource/);
  guard.allow(/ChunkLoadError/);
  await signIn(page, newPhone());
  const dialog = await openDeposit(page);
  await page.route(chunk('card'), (route) => route.abort('connectionreset'));
  await dialog.getByRole('radio', { name: /^Credit\/Debit Card/ }).check();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('75');
  await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  await page.unrouteAll();
  await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Credit or debit card number' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('75');
});
