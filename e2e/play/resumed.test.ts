/** A round that goes on after its game was closed. */
import type { Page } from '@playwright/test';
import { openGame } from '../support/games.ts';
import { actionOf, expectForMoney, MONEY_GAMES, tile } from '../support/moneyGames.ts';
import { payIn } from '../support/payIn.ts';
import { gameFrame, roundsOf } from '../support/rounds.ts';
import { signInUnseenWith } from '../support/shillings.ts';
import { expect, test } from '../support/test.ts';

/** Pixels from the top of the window. */
async function edgesOf(page: Page, selector: string) {
  const box = await gameFrame(page).locator(selector).boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
}

/** The narrowest phone, a low one, one on its side, and a laptop. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 320, height: 560 },
  { width: 640, height: 320 },
  { width: 1366, height: 768 },
];

test('its note covers no tile of mines on small phones and laptops', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInUnseenWith(page, 'KES');
  await payIn(page, 500);
  await expectForMoney(await openGame(page, MONEY_GAMES.mines), page);
  await actionOf(page).click();
  await expect.poll(async () => (await roundsOf(page))[0]?.status).toBe('open');
  await page.reload();
  await expect(gameFrame(page).getByText('Your round goes on')).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const [note, field] = [await edgesOf(page, '.notice'), await edgesOf(page, '.fieldGrid')];
    expect(note.top >= field.bottom || note.bottom <= field.top, JSON.stringify({ size, note, field })).toBe(true);
  }
});

test('a note over Kupaa moves nothing of it', async ({ page }) => {
  await signInUnseenWith(page, 'KES');
  await payIn(page, 500);
  await expectForMoney(await openGame(page, 'Kupaa'), page);
  // Both are measured in one go, so that a flight that begins meanwhile is not taken for the note.
  const measured = () =>
    gameFrame(page)
      .locator('.notice')
      .evaluate((note) => {
        const places = (isNoteShown: boolean) => {
          note.classList.toggle('isShown', isNoteShown);
          return ['.flightSky', '.players', '.controls'].map((part) =>
            note.ownerDocument.querySelector(part)?.getBoundingClientRect().toJSON(),
          );
        };
        return { without: places(false), beside: places(true) };
      });
  for (const size of [...SIZES, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    const { without, beside } = await measured();
    expect(without, JSON.stringify(size)).not.toContain(undefined);
    expect(beside, JSON.stringify(size)).toEqual(without);
  }
});

test('the cards and the right guesses of hilo are there after a reload, and the round goes on', async ({ page }) => {
  await signInUnseenWith(page, 'KES');
  await payIn(page, 500);
  await expectForMoney(await openGame(page, MONEY_GAMES.hilo), page);
  await actionOf(page).click();
  await expect.poll(async () => (await roundsOf(page))[0]?.status).toBe('open');
  const cards = gameFrame(page).locator('.trail li');
  for (let count = 1; count <= 3; count += 1) {
    await gameFrame(page).getByRole('button', { name: 'Skip this card' }).click();
    await expect(cards).toHaveCount(count);
  }
  const open = () => gameFrame(page).locator('.place .playingCard').getAttribute('aria-label');
  const before = await open();
  await page.reload();
  await expect(gameFrame(page).getByText('Your round goes on')).toBeVisible();
  await expect(cards).toHaveCount(3);
  expect(await open()).toBe(before);
  await gameFrame(page).locator('.guess.higher').click();
  await expect(cards).toHaveCount(4);
});

test('the hands of blackjack are there after a reload, and the round goes on', async ({ page }) => {
  await signInUnseenWith(page, 'KES');
  await payIn(page, 500);
  await expectForMoney(await openGame(page, MONEY_GAMES.blackjack), page);
  const status = async () => (await roundsOf(page))[0]?.status;
  // A blackjack ends a hand at once, and the next one is dealt.
  await expect(async () => {
    await actionOf(page).click();
    await expect.poll(status).toBe('open');
  }).toPass();
  const cards = gameFrame(page).locator('.cards .playingCard');
  await expect(cards).toHaveCount(4);
  const names = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const before = await names();
  await page.reload();
  await expect(gameFrame(page).getByText('Your round goes on')).toBeVisible();
  await expect(cards).toHaveCount(4);
  expect(await names()).toEqual(before);
  await gameFrame(page).getByRole('button', { name: 'Stand' }).click();
  await expect.poll(status).toBe('settled');
});

test('Back asks once while a stake rides, and a reload opens the game again', async ({ page }) => {
  await signInUnseenWith(page, 'KES');
  await payIn(page, 500);
  const player = await openGame(page, MONEY_GAMES.mines);
  await expectForMoney(player, page);
  await actionOf(page).click();
  await expect.poll(async () => (await roundsOf(page))[0]?.status).toBe('open');
  await expect(tile(page, 0)).toBeEnabled();
  const question = player.getByText('Your bet is still on. Leave the game?');
  const before = await player.locator('iframe').boundingBox();
  await page.goBack();
  await expect(question).toBeVisible();
  const asked = await question.locator('..').boundingBox();
  const frame = await player.locator('iframe').boundingBox();
  const end = asked && asked.y + asked.height;
  expect(frame?.y, 'the question covers nothing of the game').toBeGreaterThanOrEqual(end ?? Infinity);
  expect(frame, 'and moves nothing of it').toEqual(before);
  await page.reload();
  await expect(gameFrame(page).getByText('Your round goes on')).toBeVisible();
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(player).toBeHidden();
});
