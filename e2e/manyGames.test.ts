/** A list of ten thousand games stays as small in the document as one of a hundred. */
import type { Page } from '@playwright/test';
import { cardsIn } from './support/games.ts';
import { expect, test } from './support/test.ts';

const GAMES = 10_000;
const MOST_ELEMENTS = 400;
/** Three in a line and half as high, so that twice as many are in view. */
const MOST_WITH_SMALL_TILES = 520;
const FRAMES = 60;
const PX_A_FRAME = 90;

/** Answers with the site's own games again and again, each with its own id. */
async function haveManyGames(page: Page): Promise<void> {
  await page.route(/\/api\/games$/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object[] };
    const many = Array.from({ length: GAMES }, (_, index) => ({ ...data[index % data.length], id: `many-${index}` }));
    await route.fulfill({ response, json: { data: many } });
  });
}

/** The most elements at once while the page scrolls. */
const mostElements = (page: Page): Promise<number> =>
  page.evaluate(
    async ([frames, step]) => {
      const all = document.getElementsByTagName('*');
      let most = 0;
      for (let frame = 0; frame < frames; frame += 1) {
        window.scrollBy(0, step);
        await new Promise(requestAnimationFrame);
        most = Math.max(most, all.length);
      }
      return most;
    },
    [FRAMES, PX_A_FRAME] as const,
  );

test('ten thousand games need at most 400 elements at once, with small tiles 520', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await haveManyGames(page);
  await page.goto('/all-games');
  await expect(cardsIn(page).first()).toBeVisible();
  await expect(page.locator('[aria-posinset="1"]')).toHaveAttribute('aria-setsize', /^\d{4,5}$/);
  expect(await mostElements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Small tiles' }).click();
  expect(await mostElements(page)).toBeLessThanOrEqual(MOST_WITH_SMALL_TILES);
});
