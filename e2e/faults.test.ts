/** A failing backend leaves a usable page with the right message (docs/product.md, Errors). */
import type { Page } from '@playwright/test';
import { cardsIn } from './support/games.ts';
import { logInButton } from './support/players.ts';
import { expect, test } from './support/test.ts';

async function expectDefaults(page: Page) {
  await expect(page.getByRole('heading', { name: 'Welcome pack' })).toBeVisible();
  await expect(page.getByText('150% + 250ksh')).toBeVisible();
  await expect(page.getByText('Fast Cashouts in')).toBeVisible();
  await expect(page.getByText('15 min')).toBeVisible();
}

test('with an API that fails, the site uses its defaults and recovers later', async ({ page, api, openMenu }) => {
  await api.fail('*', 'serverError');
  await page.goto('/');
  await expectDefaults(page);
  await expect(page).toHaveTitle('Karata | Premium online casino');
  await expect(page.getByRole('main').getByRole('region', { name: /games|Karata Originals/ })).toHaveCount(0);
  await expect(cardsIn(page)).toHaveCount(0);
  const menu = await openMenu();
  await expect(menu.getByText('No providers available')).toBeVisible();
  await expect(menu.getByText('Win prizes daily')).toBeVisible();
  await menu.getByRole('link', { name: 'Bonus', exact: true }).click();
  await expect(page.getByText('No deposit bonuses available at the moment.')).toBeVisible();
  await page.goto('/all-games');
  await expect(page.getByText('Games could not be loaded')).toBeVisible();
  await expect(cardsIn(page)).toHaveCount(0);
  // A part that loads late asks again by itself.
  await page.waitForLoadState('networkidle');
  await api.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardsIn(page).first()).toBeVisible();
});

test('while the API does not answer, the page shows loading states and the header and menus work', async ({
  page,
  api,
  baseURL,
}) => {
  await api.fail('*', 'hang');
  await page.goto('/');
  await expect(page.getByText('Loading the banner…')).toBeAttached();
  await expect(page.getByText('Loading games…').first()).toBeAttached();
  await page.getByRole('link', { name: /^Search/ }).click();
  await expect(page).toHaveURL(`${baseURL}/search`);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByText('Loading games…')).toBeAttached();
});

test('when only the settings fail, the defaults are used and the games are shown', async ({ page, api }) => {
  await api.fail('settings', 'junk');
  await page.goto('/');
  await expect(cardsIn(page.getByRole('region', { name: 'Top games' }))).toHaveCount(5);
  await expect(page).toHaveTitle('Karata | Premium online casino');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'KYC policy' })).toBeVisible();
});

const MAIN = /\/assets\/main\.\w+\.js$/;
const incomplete = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page did not load completely.' });

test('home says when its script cannot be run, and lets no press wait @desktop', async ({ page, guard }) => {
  guard.allow(/^uncaught/);
  await page.route(MAIN, (route) => route.fulfill({ contentType: 'text/javascript', body: 'a newer language' }));
  await page.goto('/');
  await expect(incomplete(page)).toBeVisible();
  await logInButton(page).click();
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
});

test('a page says when its script does not come, and loads again', async ({ page, guard }) => {
  guard.allow(/^Failed to load resource/);
  await page.route(MAIN, (route) => route.abort());
  await page.goto('/all-games');
  await expect(incomplete(page)).toContainText('Ukurasa huu haukupakiwa wote.');
  await page.unroute(MAIN);
  await incomplete(page).getByRole('link', { name: 'Reload' }).click();
  await expect(cardsIn(page).first()).toBeVisible();
  await expect(incomplete(page)).toBeHidden();
});
