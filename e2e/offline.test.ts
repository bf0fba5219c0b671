/** Offline and weak connections: the site shows a message, waits, and continues. */
import type { Page } from '@playwright/test';
import { cardsIn, openGame, playButton } from './support/games.ts';
import type { Guard } from './support/Guard.ts';
import { openPage } from './support/openPage.ts';
import { accountButton, logInButton, newPhone, phoneBox } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const OFFLINE = /^You are offline\./;
const NOT_LOADED = /^You are offline\. This opens by itself/;

/** Allows the console messages of a lost connection, and of a part that did not load. */
async function openWithLosses(page: Page, guard: Guard, address: string): Promise<void> {
  guard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  guard.allow(/ChunkLoadError/);
  // Nothing is loaded ahead on such a line, so the part that is opened offline is missing.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
  await openPage(page, address);
}

test('a message says that the connection is gone, and content that could not load is loaded when it is back @desktop', async ({
  page,
  context,
  guard,
  isMobile,
}) => {
  await openWithLosses(page, guard, '/bonus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposit bonuses');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  const menu = page.getByRole('navigation', { name: isMobile ? 'Quick navigation' : 'Main menu' });
  await menu.getByRole('link', { name: isMobile ? 'Search' : 'Moonlit Dhow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await expect(cardsIn(page).first()).toBeVisible();
});

test('a page that is not loaded yet shows a message while offline, and opens when the connection is back', async ({
  page,
  context,
  guard,
}) => {
  await openWithLosses(page, guard, '/bonus');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('main').getByText(NOT_LOADED)).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await context.setOffline(false);
  await expect(cardsIn(page).first()).toBeVisible();
  await expect(page.getByText(NOT_LOADED)).toBeHidden();
});

test('modals that are not loaded yet show a message while offline, and open when the connection is back', async ({
  page,
  context,
  guard,
}) => {
  await openWithLosses(page, guard, '/');
  await context.setOffline(true);
  const notice = page.getByRole('alert').filter({ hasText: NOT_LOADED });
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('button', { name: 'Menu' }).click();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await logInButton(page).click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(phoneBox(page)).toBeVisible();
  await expect(notice).toBeHidden();
  // The menu was closed meanwhile, so it does not open.
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
});

test('an open page stays open while offline, and the message covers nothing', async ({ page, context, guard }) => {
  // Pictures of found games may still be loading.
  guard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await openPage(page, '/all-games');
  await expect(cardsIn(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeInViewport();
  await page.getByRole('searchbox').fill('simba gold');
  await expect(cardsIn(page)).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fairness' }).click({ trial: true });
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test('a game that is opened while offline shows an error, and loads when the connection is back', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const player = await openGame(page, 'Simba Gold');
  const game = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(game).toBeVisible();
  await player.getByRole('button', { name: 'Close the game' }).click();
  await context.setOffline(true);
  await playButton(page, 'Simba Gold').click();
  await expect(player.getByText('You are offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(game).toBeVisible();
});

test('a page that does not load the first time is requested again', async ({ page, guard }) => {
  guard.allow(/^Failed to load resource/);
  let requests = 0;
  await page.route(/\/assets\/all-games\.\w+\.js$/, async (route) => {
    requests += 1;
    await (requests === 1 ? route.abort('connectionreset') : route.continue());
  });
  await page.goto('/all-games');
  await expect(cardsIn(page).first()).toBeVisible();
  await expect.poll(() => requests).toBe(2);
});

test('a footer that never loads does not break the rest of the site', async ({ page, guard }) => {
  guard.allow(/^Failed to load resource/);
  guard.allow(/ChunkLoadError/);
  await page.route(/\/assets\/footer\.\w+\.js$/, (route) => route.abort('connectionreset'));
  await page.goto('/all-games');
  await expect(page.getByText(/^This part could not be loaded\./)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(cardsIn(page).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

test('an account bar that never loads does not break the rest of the site', async ({ page, guard }) => {
  guard.allow(/^Failed to load resource/);
  guard.allow(/ChunkLoadError/);
  await page.route(/\/assets\/bar\.\w+\.js$/, (route) => route.abort('connectionreset'));
  await signIn(page, newPhone());
  const reload = page.getByRole('banner').getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expect(cardsIn(page).first()).toBeVisible();
  await page.unrouteAll();
  await reload.click();
  await expect(accountButton(page)).toBeVisible();
});
