/** A player who saves data downloads few pictures; pictures of games are known by their addresses. */
import type { Page } from '@playwright/test';
import { cardsIn } from './support/games.ts';
import { expectSettled } from './support/openPage.ts';
import { saveData } from './support/saveData.ts';
import { scrollThrough } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

/** The pictures that a page has asked for. */
function picturesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const ofGames = (asked: readonly string[]): string[] => asked.filter((path) => path.startsWith('/images/games/'));
const others = (asked: readonly string[]): string[] =>
  asked.filter((path) => /\/(?:hero|banners|providers)\//.test(path));

async function readToEnd(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
}

test('with the data saver of the browser, home has the seven pictures of its first row in the small size, and no other', async ({
  page,
}) => {
  await saveData(page);
  const asked = picturesOf(page);
  await page.goto('/');
  await expectSettled(page);
  await readToEnd(page);
  expect(ofGames(asked)).toHaveLength(7);
  expect(ofGames(asked).filter((path) => path.includes('@2x'))).toEqual([]);
  expect(others(asked)).toEqual([]);
  const first = page.getByRole('region', { name: 'Play now' });
  await expect(first.locator('img')).toHaveCount(7);
  const next = cardsIn(page.getByRole('region', { name: 'New games' })).first();
  await next.scrollIntoViewIfNeeded();
  await expect(next.locator('img')).toHaveCount(0);
  await expect(next.getByRole('button').first()).toHaveText(/\S+ \S+/);
});

test('after data saver is turned on in the menu, home comes without the pictures of the banner', async ({
  page,
  openMenu,
}) => {
  await page.goto('/');
  await expectSettled(page);
  await (await openMenu()).getByRole('button', { name: 'Data saver' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('img[src*="/images/hero/"]')).toHaveCount(0);
  const asked = picturesOf(page);
  await page.reload();
  await expectSettled(page);
  await readToEnd(page);
  expect(others(asked)).toEqual([]);
  expect(ofGames(asked).filter((path) => path.includes('@2x'))).toEqual([]);
});

test('with data saver, the first row of a list has its pictures in the small size, and the others none', async ({
  page,
}) => {
  await saveData(page);
  const asked = picturesOf(page);
  await page.goto('/all-games');
  await expectSettled(page);
  const cards = cardsIn(page);
  await expect(cards.first().locator('img')).toHaveCount(1);
  await page.mouse.wheel(0, 1500);
  await expect(page.locator('[data-tile="12"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofGames(asked).length).toBeGreaterThan(0);
  expect(ofGames(asked).length).toBeLessThanOrEqual(2);
  expect(ofGames(asked).filter((path) => path.includes('@2x'))).toEqual([]);
});

test('a player who turns data saver off has the pictures, whatever the browser asks', async ({ page, openMenu }) => {
  await saveData(page);
  await page.goto('/all-games');
  await expectSettled(page);
  const saver = (await openMenu()).getByRole('button', { name: 'Data saver' });
  await expect(saver).toHaveAttribute('aria-pressed', 'true');
  await saver.click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('[data-tile="3"] img')).toHaveCount(1);
});
