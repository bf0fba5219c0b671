/** The banner of home has its heights (docs/product.md, Home), and nothing in it is cut. */
import type { Page } from '@playwright/test';
import { cutOff, doubleText } from './support/fits.ts';
import { openPage, speak } from './support/openPage.ts';
import { LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const hero = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).locator('..');

const SIZES = [
  { width: 320, height: 300 },
  { width: 360, height: 300 },
  { width: 639, height: 300 },
  { width: 640, height: 400 },
  { width: 1_023, height: 400 },
  { width: 1_024, height: 500 },
  { width: 1_440, height: 500 },
];

test('the banner is 300, 400 or 500 px high, its cards begin their words at one height, and nothing is cut off, in both languages @desktop', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height: 800 });
      await expect(hero(page)).toHaveCSS('height', `${height}px`);
      await expect.poll(() => cutOff(hero(page)), { message: `${language}, cut at ${width} px` }).toEqual([]);
      if (height === 300) continue;
      const titles = await hero(page).getByRole('heading', { level: 2 }).all();
      const [left, right] = await Promise.all(titles.map((title) => title.boundingBox()));
      expect(left?.y, `${language}, the titles stand at one height at ${width} px`).toBeCloseTo(right?.y ?? 0, 0);
    }
  }
});

test('the two cards of the banner are stacked on a phone', async ({ page }) => {
  await openPage(page, '/');
  const [left, right] = await Promise.all(
    (await hero(page).getByRole('article').all()).map((card) => card.boundingBox()),
  );
  expect(right?.y).toBeGreaterThanOrEqual((left?.y ?? 0) + (left?.height ?? 0));
  expect(right?.x).toBe(left?.x);
});

test('larger words grow on a phone, and those of the banner stand on no picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/');
  const picture = hero(page).getByRole('article').first().locator('img');
  await expect(picture).toBeVisible();
  const bounded = [page.getByRole('button', { name: 'Log In' }), hero(page).getByRole('heading', { level: 2 }).first()];
  const sizes = () =>
    Promise.all(bounded.map((part) => part.evaluate((it) => parseFloat(getComputedStyle(it).fontSize))));
  const before = await sizes();
  await doubleText(page);
  await expect(picture).toBeHidden();
  const grown = (await sizes()).map((size, index) => size / (before[index] ?? 1));
  expect(Math.min(...grown), 'words with little room grow by a quarter at least').toBeGreaterThan(1.25);
});
