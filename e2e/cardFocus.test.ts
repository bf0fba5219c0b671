/** A focused game card is visibly different from the others. */
import type { Locator, Page } from '@playwright/test';
import { cardsIn } from './support/games.ts';
import { openPage } from './support/openPage.ts';
import { expect, test } from './support/test.ts';

/** The ring and its distance from the card, in px. */
const RING = 5;

const playIn = (card: Locator): Locator => card.getByRole('button', { name: /^Play/ });

/** Uses the keyboard, because the ring is for keyboard users: goes to the heart and back. */
async function focusByKeyboard(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^Favourite/ }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(playIn(card)).toBeFocused();
}

interface Side {
  /** Pixels from the left of the window. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The four strips around a card, where its ring is. */
async function sidesOf(card: Locator): Promise<Side[]> {
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [across, down] = [width / 2 - 2, height / 2 - 2];
  return [
    { x: x + across, y: y - RING, width: 4, height: RING },
    { x: x + across, y: y + height, width: 4, height: RING },
    { x: x - RING, y: y + down, width: RING, height: 4 },
    { x: x + width, y: y + down, width: RING, height: 4 },
  ].map((side) => ({ ...side, x: Math.round(side.x), y: Math.round(side.y) }));
}

const picturesOf = async (page: Page, sides: readonly Side[]): Promise<string[]> => {
  const pictures: string[] = [];
  for (const clip of sides) {
    const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
    pictures.push(picture.toString('base64'));
  }
  return pictures;
};

/** The screen on each side of the card differs with and without focus. */
async function expectRing(page: Page, card: Locator): Promise<void> {
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
  await focusByKeyboard(page, card);
  await page.mouse.move(0, 0);
  const sides = await sidesOf(card);
  const focused = await picturesOf(page, sides);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await sidesOf(card)).toEqual(sides);
  const bare = await picturesOf(page, sides);
  expect(focused.map((picture, side) => picture !== bare[side])).toEqual([true, true, true, true]);
}

test('a focused card has a focus ring on every side, in a row of home and in a grid @both', async ({ page }) => {
  await openPage(page, '/');
  const cards = cardsIn(page.getByRole('region', { name: 'Top games' }));
  await expect(cards.first()).toBeVisible();
  for (const card of [cards.first(), cards.nth(1), cards.last()]) await expectRing(page, card);
  await openPage(page, '/all-games');
  await expect(cardsIn(page).first()).toBeVisible();
  for (const index of [0, 1, 3]) await expectRing(page, cardsIn(page).nth(index));
});
