/** `npm start`, the README's first command: the whole product from its sources, with hot reload. */
import type { Page } from '@playwright/test';
import { PAGE_NAMES } from '../contract/pageNames.ts';
import { type DevelopmentSite, startDevelopmentSite } from './support/developmentSite.ts';
import { openGame, SLOT_RESULT } from './support/games.ts';
import { expectSettled, openPage } from './support/openPage.ts';
import { newPhone, signInHere } from './support/players.ts';
import { dispatch } from './support/store.ts';
import { expect, test as base } from './support/test.ts';
import * as wallet from './support/wallet.ts';

/** Enough for a compilation without a cache, next to other journeys, and a tour of the site. */
const WHOLE_MS = 480_000;

const test = base.extend<{ site: DevelopmentSite }>({
  // Playwright requires a pattern here.
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startDevelopmentSite();
      await use(site);
      await site.end();
      // Errors and warnings of the compiler and the servers; npm has its own warnings.
      expect(site.log()).not.toMatch(/^(?:ERROR|WARNING) in |compiled with|does not compile/m);
    },
    // A separate limit, so that a slow start does not count for the journey.
    { timeout: WHOLE_MS },
  ],
  baseURL: async ({ site }, use) => use(site.baseUrl),
});

// The setting of most players.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Shown where a part of the site failed. */
const expectWhole = (page: Page) => expect(page.getByText('could not be loaded')).toHaveCount(0);

/** Opens the page without a reload, so that it loads its own chunk. */
async function see(page: Page, name: (typeof PAGE_NAMES)[number]): Promise<void> {
  const title = await page.title();
  await dispatch(page, 'ui/pageOpened', name);
  await expect(page).not.toHaveTitle(title);
  await expectSettled(page);
  await expectWhole(page);
}

async function seeEveryPage(page: Page): Promise<void> {
  for (const name of PAGE_NAMES.toReversed()) await see(page, name);
}

async function depositByMpesa(page: Page): Promise<void> {
  await wallet.openDeposit(page);
  await wallet.fillMpesa(page, 12_950);
  await wallet.payButton(page).click();
  await expect(wallet.depositDialog(page).getByText('Your money is here')).toBeVisible();
  await expect(wallet.depositDialog(page)).toBeHidden();
  await wallet.expectBalance(page, 'Ksh 12,950');
}

async function playGame(page: Page): Promise<void> {
  const player = await openGame(page, 'Simba Gold');
  // Free, so that the balance of the next steps is known.
  await player.getByRole('switch', { name: 'Play for money' }).click();
  const game = page.frameLocator('iframe[title="Simba Gold"]');
  await game.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(game.getByText(SLOT_RESULT).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await see(page, 'home');
}

const FOOTER = 'src/app/layout/Footer/Footer';

/** Checks that no reload happened, which would clear the page's state. */
async function reloadHot(page: Page, site: DevelopmentSite): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  site.project.edit(`${FOOTER}.tsx`, '<footer ', '<footer data-hot="" ');
  await expect(footer).toHaveAttribute('data-hot', '');
  site.project.edit(`${FOOTER}.module.scss`, '.footer {', '.footer {\n  outline: 3px solid rgb(1, 2, 3);');
  await expect(footer).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

test('npm start serves the whole product, and applies changes to its sources', async ({ page, site }) => {
  test.setTimeout(WHOLE_MS);
  await test.step('home', () => openPage(page, '/'));
  await test.step('sign-in by code', () => signInHere(page, newPhone()));
  await test.step('every page name', () => seeEveryPage(page));
  await test.step('deposit by M-Pesa', () => depositByMpesa(page));
  await test.step('a game', () => playGame(page));
  await test.step('hot reload', () => reloadHot(page, site));
  await expectWhole(page);
});
