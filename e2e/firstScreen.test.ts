/** Games on the first screen: what a phone of 360 × 740 shows before scrolling. */
import type { Page } from '@playwright/test';
import { countWhole } from './support/firstScreen.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll.ts';
import { cardsIn, kind } from './support/games.ts';
import { layoutShiftOf, watchLayoutShift } from './support/layoutShift.ts';
import { expect, test } from './support/test.ts';

const continueRow = (page: Page) => page.getByRole('region', { name: 'Continue playing' });

async function playBefore(page: Page, count: number): Promise<void> {
  await page.goto('/');
  const ids = await cardsIn(page.getByRole('region', { name: 'Top games' })).evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('data-game-id')),
  );
  expect(ids.length).toBeGreaterThanOrEqual(count);
  await page.goto('/favicon.svg');
  await page.evaluate(
    (recentlyPlayed) => {
      localStorage.setItem('persist:karata/games', JSON.stringify({ recentlyPlayed: JSON.stringify(recentlyPlayed) }));
    },
    ids.slice(0, count),
  );
}

test('a returning player sees three whole games on the first screen of home, and nothing moves while it loads', async ({
  page,
}) => {
  await playBefore(page, 5);
  await watchLayoutShift(page);
  await page.goto('/');
  await expect(cardsIn(continueRow(page))).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Top games' }).getByRole('article').first()).toBeVisible();
  expect(await countWhole(cardsIn(page))).toBeGreaterThanOrEqual(3);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.01);
});

test('a new visitor sees no row of recently played games, not even while home loads', async ({ page }) => {
  await watchLayoutShift(page);
  await page.route('**/assets/main*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(continueRow(page)).toBeHidden();
});

test('small tiles show six games in the first screen of a list, and are remembered', async ({ page }) => {
  await page.goto('/all-games');
  await expect(cardsIn(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Small tiles' }).tap();
  await expect.poll(() => countWhole(cardsIn(page))).toBeGreaterThanOrEqual(6);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect.poll(() => countWhole(cardsIn(page))).toBeGreaterThanOrEqual(6);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a kind of game is a link on home and in lists, with its number of games, also by keyboard @both', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await expect(kind(page, 'Crash')).toContainText(/\d/);
  await expectNoAxeViolations(page);
  await kind(page, 'Crash').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/all-games?category=crash`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crash games');
  await expect(kind(page, 'Crash')).toHaveAttribute('aria-current', 'page');
  const count = Number(await kind(page, 'Crash').locator('[aria-hidden]').textContent());
  await expect(page.getByRole('status').filter({ hasText: `${count} games` })).toBeVisible();
  await kind(page, 'Mwamba Reels').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/all-games?provider=Mwamba+Reels&category=crash`);
  await expect(kind(page, 'Mwamba Reels')).toBeFocused();
  await page.reload();
  await expect(kind(page, 'Crash')).toHaveAttribute('aria-current', 'page');
});
