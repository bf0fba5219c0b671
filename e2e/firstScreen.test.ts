/** Games on the first screen: what a phone of 360 × 740 shows before scrolling. */
import type { Page } from '@playwright/test';
import { countWhole } from './support/firstScreen.ts';
import { cardsIn } from './support/games.ts';
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

test('a returning player sees three whole games on the first screen of home, and nothing moves while it loads @both', async ({
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
