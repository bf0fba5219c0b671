/** No page is wider than its window, and nothing is cut off: normally, narrower, and with larger text (WCAG 1.4.4). */
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll.ts';
import { cutOff, doubleText, resetText, tooWide } from './support/fits.ts';
import { openGame } from './support/games.ts';
import { openPage, turnTo } from './support/openPage.ts';
import { EVERY_PAGE } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const TOUR_MS = 300_000;

const problemsWithDoubleText = async (page: Page): Promise<string[]> => {
  await doubleText(page);
  const found = [...(await tooWide(page.locator('html'))), ...(await cutOff(page.locator('main')))];
  await resetText(page);
  return found;
};

test('no page scrolls sideways, and every page fits with 200 % text size @desktop', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  const problems: unknown[] = [];
  await openPage(page, '/');
  for (const address of [...EVERY_PAGE, '/no-such-page']) {
    await turnTo(page, address);
    await expectNoSidewaysScroll(page);
    const found = await problemsWithDoubleText(page);
    if (found.length > 0) problems.push({ address, found });
  }
  expect(problems).toEqual([]);
});

test('no game scrolls sideways in its frame, and axe finds nothing in the player @desktop', async ({ page }) => {
  for (const name of ['Simba Gold', 'Kupaa', 'Migodi ya Almasi', 'Dadu Mbili']) {
    await test.step(name, async () => {
      await openGame(page, name);
      const game = page.frameLocator('iframe').locator('html');
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await game.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    });
  }
});
