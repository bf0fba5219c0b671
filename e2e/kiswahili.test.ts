/** Every page in Kiswahili, whose words are longer than English ones: no word is broken or cut on a phone of 360 px. */
import type { Page } from '@playwright/test';
import { FitTour } from './support/FitTour.ts';
import { openPage, speak, turnTo } from './support/openPage.ts';
import { EVERY_PAGE, PLAYER_PAGES } from './support/pages.ts';
import { newPhone } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { openModal } from './support/store.ts';
import { test } from './support/test.ts';
import { payIn } from './support/payIn.ts';

const TOUR_MS = 300_000;

async function readPages(page: Page, addresses: readonly string[]): Promise<void> {
  const tour = new FitTour(page);
  for (const address of addresses) {
    await turnTo(page, address);
    await tour.readSwahili(address);
  }
  tour.expectNothing();
}

test('no word of any page breaks or is cut in Kiswahili', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  await openPage(page, '/vip');
  await speak(page, 'sw');
  await readPages(page, EVERY_PAGE);
});

test('no word of a page or dialog of a player breaks or is cut in Kiswahili', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  await signIn(page, newPhone());
  await payIn(page, 12_950);
  await speak(page, 'sw');
  await readPages(page, PLAYER_PAGES);
  const tour = new FitTour(page);
  for (const id of ['deposit', 'withdraw', 'spinWheel']) {
    await openModal(page, id);
    const dialog = page.locator('dialog[open]').last();
    await dialog.getByRole('heading').first().waitFor();
    await tour.readSwahili(id, dialog);
    await page.keyboard.press('Escape');
  }
  tour.expectNothing();
});
