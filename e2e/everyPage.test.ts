/** Every page on a phone, for a visitor and for a player. What can be looked at on one walk is. */
import type { Page } from '@playwright/test';
import { axeFindings } from './support/expectNoAxeViolations.ts';
import { FitTour, NARROWEST } from './support/FitTour.ts';
import { moving } from './support/moving.ts';
import { openPage, speak, turnTo } from './support/openPage.ts';
import { EVERY_PAGE, PLAYER_PAGES } from './support/pages.ts';
import { payIn } from './support/payIn.ts';
import { newPhone } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';

const TOUR_MS = 600_000;

test('every page of a visitor: axe finds nothing, nothing keeps moving, and no word breaks in Kiswahili', async ({
  page,
}) => {
  test.setTimeout(TOUR_MS);
  const tour = new FitTour(page);
  await openPage(page, '/');
  for (const address of EVERY_PAGE) {
    await turnTo(page, address);
    tour.note(`${address}: axe`, await axeFindings(page));
    const inMotion = await moving(page);
    // The logos of home move, and have a button that stops them (motion.test.ts).
    if (address === '/') expect(inMotion).toHaveLength(1);
    else tour.note(`${address}: moving`, inMotion);
    await tour.readSwahili(address);
    await speak(page, 'en');
  }
  tour.expectNothing();
});

async function lookEnlarged(page: Page, tour: FitTour, addresses: readonly string[]): Promise<void> {
  await page.setViewportSize(NARROWEST);
  await openPage(page, '/');
  for (const address of addresses) {
    await turnTo(page, address);
    await tour.lookAtPage(address);
  }
}

test('every page of a visitor fits at 320 px with 200 % text size, in both languages', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  const tour = new FitTour(page);
  await lookEnlarged(page, tour, [...EVERY_PAGE, '/no-such-page']);
  tour.expectNothing();
});

test('every page and dialog of a player: no word breaks in Kiswahili, and all fits at 320 px with 200 % text size', async ({
  page,
}) => {
  test.setTimeout(TOUR_MS);
  const tour = new FitTour(page);
  await signIn(page, newPhone());
  await payIn(page, 12_950);
  await speak(page, 'sw');
  for (const address of PLAYER_PAGES) {
    await turnTo(page, address);
    await tour.readSwahili(address);
  }
  for (const id of ['deposit', 'withdraw', 'spinWheel']) {
    await openModal(page, id);
    const dialog = page.locator('dialog[open]').last();
    await dialog.getByRole('heading').first().waitFor();
    await tour.readSwahili(id, dialog);
    await page.keyboard.press('Escape');
  }
  await speak(page, 'en');
  await lookEnlarged(page, tour, PLAYER_PAGES);
  tour.expectNothing();
});
