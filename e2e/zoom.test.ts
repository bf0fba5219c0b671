/** Reflow (WCAG 1.4.10) and larger text (1.4.4) together, in both languages: nothing must be scrolled sideways. */
import type { Page } from '@playwright/test';
import { FitTour } from './support/FitTour.ts';
import { openPage, turnTo } from './support/openPage.ts';
import { EVERY_PAGE, PLAYER_PAGES } from './support/pages.ts';
import { newPhone } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const TOUR_MS = 300_000;
const NARROWEST = { width: 320, height: 640 };

async function expectToFit(page: Page, addresses: readonly string[]): Promise<void> {
  await page.setViewportSize(NARROWEST);
  await openPage(page, '/');
  const tour = new FitTour(page);
  for (const address of addresses) {
    await turnTo(page, address);
    await tour.lookAtPage(address);
  }
  tour.expectNothing();
}

test('every page fits at 320 px with 200 % text size, in both languages', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  await expectToFit(page, [...EVERY_PAGE, '/no-such-page']);
});

test('every page of a player fits at 320 px with 200 % text size, in both languages', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  await signIn(page, newPhone());
  await expectToFit(page, PLAYER_PAGES);
});
