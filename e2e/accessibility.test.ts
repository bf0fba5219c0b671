import type { Page } from '@playwright/test';
import { AxeTour } from './support/AxeTour.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { openPage, speak, turnTo } from './support/openPage.ts';
import { GAME_PAGES, PLAYER_PAGES, TEXT_PAGES } from './support/pages.ts';
import {
  accountButton,
  newPhone,
  openCountries,
  openLogIn,
  reachConsent,
  sendCode,
  tryWrongCode,
  tryWrongNumber,
} from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { dispatch, openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { payIn } from './support/payIn.ts';

/** A tour of all pages is slow on a busy machine. */
const TOUR_MS = 600_000;

test('axe finds nothing on any page of a player, in Kiswahili @desktop', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  const tour = new AxeTour(page);
  await signIn(page, newPhone());
  await speak(page, 'sw');
  for (const address of [...PLAYER_PAGES, ...GAME_PAGES]) {
    await turnTo(page, address);
    await tour.look(address);
  }
  tour.expectNothing();
});

/** Without data all pages of games look the same, and all text pages do: one of each kind is enough. */
const PAGES_WITHOUT_DATA = [...PLAYER_PAGES, '/all-games', '/search', ...TEXT_PAGES.slice(0, 1)];

test('axe finds nothing on pages that could not load anything', async ({ page, api }) => {
  test.setTimeout(TOUR_MS);
  const tour = new AxeTour(page);
  await api.fail('*', 'serverError');
  await openPage(page, '/');
  for (const address of PAGES_WITHOUT_DATA) {
    await turnTo(page, address);
    await tour.look(address);
  }
  tour.expectNothing();
});

test('axe finds nothing on pages without any content yet @desktop', async ({ page, api }) => {
  test.setTimeout(TOUR_MS);
  const tour = new AxeTour(page);
  await api.answer('*', []);
  await openPage(page, '/');
  for (const address of PAGES_WITHOUT_DATA) {
    await turnTo(page, address);
    await tour.look(address);
  }
  tour.expectNothing();
});

const MODALS_OF_VISITORS = [
  ['auth', { tab: 'login' }],
  ['auth', { tab: 'register' }],
  ['spinWheel', {}],
] as const;

const MODALS_OF_PLAYERS = [
  ['deposit', {}],
  ['withdraw', {}],
  ['realityCheck', { since: new Date(Date.now() - 3_600_000).toISOString() }],
  ['spinWheel', {}],
] as const;

async function tourModals(page: Page, tour: AxeTour, modals: typeof MODALS_OF_VISITORS | typeof MODALS_OF_PLAYERS) {
  for (const [id, props] of modals) {
    await openModal(page, id, props);
    const dialog = page.locator('dialog[open]').last();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[data-waiting], [aria-busy=true]')).toHaveCount(0);
    await tour.look(id);
    await dispatch(page, 'ui/modalClosed', id);
  }
}

for (const { language, size } of [
  { language: 'en', size: '@phone' },
  { language: 'sw', size: '@desktop' },
] as const) {
  test(`axe finds nothing in any modal: ${language} ${size}`, async ({ page }) => {
    test.setTimeout(TOUR_MS);
    const tour = new AxeTour(page);
    await openPage(page, '/vip');
    await speak(page, language);
    await tourModals(page, tour, MODALS_OF_VISITORS);
    await speak(page, 'en');
    await signIn(page, newPhone());
    await payIn(page, 2_590);
    await speak(page, language);
    await tourModals(page, tour, MODALS_OF_PLAYERS);
    await openModal(page, 'deposit');
    await page.locator('dialog[open] input[type=radio]:not(:checked)').first().check();
    await tour.look('deposit the other way');
    tour.expectNothing();
  });
}

const THEMES = [
  {
    name: 'pale',
    size: '@phone',
    colours: { primaryColor: '#ffe4ef', secondaryColor: '#e8f1ff', accentColor: '#fdf6b2' },
  },
  {
    name: 'neon',
    size: '@desktop',
    colours: { primaryColor: '#39ff14', secondaryColor: '#00ffff', accentColor: '#ff00ff' },
  },
] as const;

/** Everything else about these pages is the same in all colours. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** These pages have every part that takes a colour of the operator. */
const COLOURED_PAGES = ['/', '/bonus', '/vip', '/responsible-gaming'];

for (const { name, size, colours } of THEMES) {
  test(`axe finds nothing with the ${name} colours of an operator ${size}`, async ({ page, api }) => {
    test.setTimeout(TOUR_MS);
    const tour = new AxeTour(page, RULES_OF_COLOURS);
    await api.change<object>('settings', (settings) => ({ ...settings, ...colours }));
    const expectColours = () => expect(page.locator('html')).toHaveCSS('--primary', colours.primaryColor);
    await openPage(page, '/');
    await expectColours();
    await tour.look('/ of a visitor');
    await openModal(page, 'auth', { tab: 'register' });
    await expect(page.locator('dialog[open]')).toBeVisible();
    await tour.look('auth');
    await signIn(page, newPhone());
    for (const address of COLOURED_PAGES) {
      await turnTo(page, address);
      await expectColours();
      await tour.look(address);
    }
    await payIn(page, 2_590);
    await tourModals(page, tour, MODALS_OF_PLAYERS);
    tour.expectNothing();
  });
}

test('axe finds nothing in any step of the auth modal: errors, countries, code, last step @desktop', async ({
  page,
  guard,
}) => {
  guard.allow(/^Failed to load resource: .*400/);
  await openLogIn(page);
  await tryWrongNumber(page);
  await expectNoAxeViolations(page);
  await openCountries(page);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await sendCode(page, newPhone());
  await expectNoAxeViolations(page);
  await tryWrongCode(page);
  await expectNoAxeViolations(page);
  await reachConsent(page);
  await expectNoAxeViolations(page);
});

test('axe finds nothing on the pages of a signed-in player', async ({ page }) => {
  await signIn(page, newPhone());
  await accountButton(page).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/^Nothing yet/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Edit name' }).click();
  await expectNoAxeViolations(page);
});

test('axe finds nothing in the side menu and in the spin wheel @both', async ({ page, openMenu }) => {
  await openPage(page, '/vip');
  const menu = await openMenu();
  await expect(menu.getByRole('link', { name: 'Moonlit Dhow' })).toBeVisible();
  await expectNoAxeViolations(page);
  await menu.getByRole('button', { name: 'Spin the wheel' }).click();
  const wheel = page.getByRole('dialog', { name: 'Daily Bonus' });
  await wheel.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(wheel.getByText(/^You landed on/)).toBeVisible();
  await expectNoAxeViolations(page);
});
