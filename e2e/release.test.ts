/** A part that cannot be loaded, or fails, and a release while a tab is open: the site says so and goes on. */
import type { Page } from '@playwright/test';
import { cardsIn } from './support/games.ts';
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

/** A bug in a part: each of its modules throws. */
async function breakPart(page: Page, guard: Guard, name: string): Promise<void> {
  guard.allow(/broken on purpose/);
  // A module that threw once is half made at the next visit.
  guard.allow(/React error #306/);
  await page.route(chunk(name), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /(?<=[{,]\d+\(\w?(?:,\w){0,2}\)\{)/g,
      'throw new Error("broken on purpose");',
    );
    await route.fulfill({ response, body });
  });
}

const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
};

/** Below the header on both sizes. */
const openVip = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/vip');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

const isMarked = (page: Page) => page.evaluate(() => 'karataMark' in window);
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { karataMark: true }));

for (const language of ['en', 'sw'] as const) {
  test(`a release while a tab is open: the next page asks to reload, and opens (${language})`, async ({
    page,
    guard,
  }) => {
    await openPage(page, '/all-games');
    await speak(page, language);
    const loads = countLoads(page);
    await release(page, guard);
    await openVip(page);
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText(words(language, 'failed.newVersion'));
    await expect(notice.locator('..')).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(loads()).toBe(0);
    await page.unrouteAll();
    await notice.getByRole('button', { name: words(language, 'app.reload') }).click();
    await expect(page).toHaveURL(/\/vip$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(loads()).toBe(1);
  });
}

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

test('a page that throws says so, and the rest of the site works', async ({ page, guard }) => {
  await openPage(page, '/all-games');
  await breakPart(page, guard, 'vip');
  await openVip(page);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText(words('en', 'failed.broken'));
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Search' }).click();
  await expect(cardsIn(page).first()).toBeVisible();
  await openVip(page);
  await notice.getByRole('link', { name: words('en', 'failed.home') }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a modal that throws can be closed, and the page below works', async ({ page, guard }) => {
  await openPage(page, '/');
  await breakPart(page, guard, 'modal-auth');
  await logInButton(page).click();
  const notice = page.getByRole('dialog', { name: words('en', 'failed.title') });
  await expect(notice).toContainText(words('en', 'failed.broken'));
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await expect(cardsIn(page).first()).toBeVisible();
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
