/** No page is wider than its window. */
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll.ts';
import { openGame } from './support/games.ts';
import type { Guard } from './support/Guard.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  '/',
  '/all-games',
  '/search?q=zzzz',
  '/bonus',
  '/bonus-market',
  '/challenge',
  '/vip',
  '/referral',
  '/profile',
  '/terms-conditions',
  '/support',
  '/no-such-page',
];

const NARROWEST = { width: 320, height: 640 };

async function expectEveryPageToFit(page: Page, guard: Guard) {
  guard.allow(/404/, '/no-such-page');
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('main [role=status]').filter({ hasText: /^Loading/ })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
}

test('no page scrolls sideways', async ({ page, guard }) => {
  await expectEveryPageToFit(page, guard);
});

test('no page scrolls sideways at 320 px @phone', async ({ page, guard }) => {
  await page.setViewportSize(NARROWEST);
  await expectEveryPageToFit(page, guard);
});

test('no game scrolls sideways in its frame', async ({ page }) => {
  for (const name of ['Simba Gold', 'Kupaa', 'Migodi ya Almasi', 'Dadu Mbili']) {
    await openGame(page, name);
    const game = page.frameLocator('iframe').locator('html');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await game.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await expectNoSidewaysScroll(page);
  }
});
