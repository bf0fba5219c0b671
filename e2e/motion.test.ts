/** Movement longer than 5 s can be stopped (WCAG 2.2.2), and nothing moves with reduced motion. */
import { movingNow } from './support/moving.ts';
import { openPage } from './support/openPage.ts';
import { openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('moving parts of the home page can be paused, and stay paused', async ({ page }) => {
  await openPage(page, '/');
  expect(await movingNow(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Pause the moving logos' }).click();
  expect(await movingNow(page)).toEqual([]);
  await openPage(page, '/');
  expect(await movingNow(page)).toEqual([]);
});

test.describe('for a visitor who wants reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on home and in the wheel', async ({ page }) => {
    await openPage(page, '/');
    expect(await movingNow(page)).toEqual([]);
    await openModal(page, 'spinWheel');
    const wheel = page.getByRole('dialog', { name: 'Daily Bonus' });
    await wheel.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(wheel.getByText(/^You landed on/)).toBeVisible();
    expect(await movingNow(page)).toEqual([]);
  });
});
