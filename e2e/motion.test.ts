/** Movement longer than 5 s can be stopped (WCAG 2.2.2), and nothing moves with reduced motion. */
import type { Page } from '@playwright/test';
import { openPage, turnTo } from './support/openPage.ts';
import { EVERY_PAGE } from './support/pages.ts';
import { openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const TOUR_MS = 300_000;
/** WCAG 2.2.2. */
const LONGEST_MS = 5_000;

/** Elements that move now and for longer than that, except loading indicators. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate((longestMs) => {
    const targetOf = ({ effect }: Animation) => (effect instanceof KeyframeEffect ? effect.target : null);
    return document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > longestMs,
      )
      .map(targetOf)
      .filter((target) => target?.checkVisibility() && !target.closest('[data-waiting], [aria-busy=true]'))
      .map((target) => `${target?.tagName} ${target?.className}`);
  }, LONGEST_MS);

test('moving parts of the home page can be paused, and stay paused', async ({ page }) => {
  await openPage(page, '/');
  expect(await moving(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Pause the moving logos' }).click();
  expect(await moving(page)).toEqual([]);
  await openPage(page, '/');
  expect(await moving(page)).toEqual([]);
});

test('on all other pages nothing keeps moving', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  await openPage(page, '/');
  for (const address of EVERY_PAGE.filter((address) => address !== '/')) {
    await turnTo(page, address);
    expect(await moving(page), address).toEqual([]);
  }
});

test.describe('for a visitor who wants reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on home and in the wheel', async ({ page }) => {
    await openPage(page, '/');
    expect(await moving(page)).toEqual([]);
    await openModal(page, 'spinWheel');
    const wheel = page.getByRole('dialog', { name: 'Daily Bonus' });
    await wheel.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(wheel.getByText(/^You landed on/)).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });
});
