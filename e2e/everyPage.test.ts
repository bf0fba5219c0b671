/** Every page on a phone, for a visitor and for a player. What can be looked at on one walk is. */
import type { Page } from '@playwright/test';
import { payWithBonus } from './support/bonuses.ts';
import { axeFindings } from './support/expectNoAxeViolations.ts';
import { FitTour, NARROWEST } from './support/FitTour.ts';
import { cutOff, doubleText, overlapping, resetText } from './support/fits.ts';
import { openGame } from './support/games.ts';
import { moving } from './support/moving.ts';
import { openPage, speak, turnTo } from './support/openPage.ts';
import { EVERY_PAGE, LANGUAGES, PLAYER_PAGES } from './support/pages.ts';
import { gameFrame } from './support/rounds.ts';
import { signInUnseenWith } from './support/shillings.ts';
import { openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { notWhole } from './support/wholeGame.ts';

const TOUR_MS = 600_000;

/** A slot at its highest stake, with the bar over it, at normal text size and at twice of it. It is in English again afterwards. */
async function lookAtGame(page: Page, tour: FitTour, place: string): Promise<void> {
  const player = await openGame(page, 'Simba Gold');
  const html = gameFrame(page).locator('html');
  const raise = gameFrame(page).getByRole('button', { name: 'Raise the stake' });
  await expect(raise).toBeEnabled();
  while (await raise.isEnabled()) await raise.click();
  for (const change of [resetText, doubleText]) {
    await change(page);
    for (const language of LANGUAGES.toReversed()) {
      await speak(page, language);
      await expect(html).toHaveAttribute('lang', language);
      const at = `${place}, ${language}, ${change.name}`;
      tour.note(`${at}: game`, [...(await notWhole(html)), ...(await overlapping(html))]);
      tour.note(`${at}: bar`, [...(await cutOff(player)), ...(await overlapping(player))]);
    }
  }
  await resetText(page);
}

test('every page of a visitor: axe finds nothing, nothing keeps moving, and no word breaks in either language', async ({
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
    await tour.readWords(address);
  }
  await lookAtGame(page, tour, 'a demo');
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

const UNREAD = Array.from({ length: 14 }, (_, index) => ({
  id: `n${index}`,
  kind: 'deposit',
  createdAt: new Date(Date.UTC(2026, 10, 1, index)).toISOString(),
  isRead: false,
}));

test('every page and dialog of a player with bonus money and 14 unread notices: no word breaks in either language, and all fits at 320 px with 200 % text size', async ({
  page,
  api,
}) => {
  test.setTimeout(TOUR_MS);
  const tour = new FitTour(page);
  await api.answer('users/me/notifications', UNREAD);
  await signInUnseenWith(page, 'KES');
  await openPage(page, '/bonus');
  await payWithBonus(page, 49_950);
  await lookAtGame(page, tour, 'a stake of Ksh 20,000');
  await openPage(page, '/');
  const bell = page.getByRole('button', { name: /^(Notifications|Arifa)/ });
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expect(bell).toHaveAccessibleName(/14/);
    tour.note(`14 unread, ${language}: axe`, await axeFindings(page));
  }
  await doubleText(page);
  await expect(bell.getByText('14', { exact: true }), 'as large as its round place').toHaveCSS('font-size', '13px');
  await resetText(page);
  await bell.click();
  tour.note('the open bell: axe', await axeFindings(page));
  for (const address of PLAYER_PAGES) {
    await turnTo(page, address);
    await tour.readWords(address);
  }
  for (const id of ['deposit', 'withdraw', 'spinWheel']) {
    await openModal(page, id);
    const dialog = page.locator('dialog[open]').last();
    await dialog.getByRole('heading').first().waitFor();
    await tour.readWords(id, dialog);
    await page.keyboard.press('Escape');
  }
  await lookEnlarged(page, tour, PLAYER_PAGES);
  tour.expectNothing();
});
