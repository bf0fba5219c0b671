import { cutOff, doubleText, tooWide } from './support/fits.ts';
import { openGame } from './support/games.ts';
import { speak } from './support/openPage.ts';
import { LANGUAGES } from './support/pages.ts';
import { newPhone } from './support/players.ts';
import { signInUnseen } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { notWhole } from './support/wholeGame.ts';

const GAMES = [
  'Simba Gold',
  'Señor Mango',
  'Kupaa',
  'Migodi ya Almasi',
  'Dadu Mbili',
  'Meza ya Mviringo',
  'Maporomoko',
  'Kanga Keno',
];

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
];
const WINDOWS = [{ width: 740, height: 360 }, { width: 360, height: 225 }, ...PHONES];

for (const name of GAMES) {
  test(`${name} is whole on a phone upright and on its side, in both languages`, async ({ page }) => {
    const problems: unknown[] = [];
    await openGame(page, name);
    for (const language of LANGUAGES) {
      await speak(page, language);
      const html = page.frameLocator('iframe').locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html.locator('.game')).toBeVisible();
      for (const window of name === 'Kanga Keno' ? PHONES : WINDOWS) {
        await page.setViewportSize(window);
        const found = await notWhole(html);
        if (found.length > 0) problems.push({ window, language, found });
      }
    }
    expect(problems).toEqual([]);
  });
}

/** These two have the longest names, and the switch between demo and money. */
test('the whole bar over a game is on the screen of a player with a narrow phone', async ({ page }) => {
  await signInUnseen(page, newPhone());
  for (const name of ['Market Day Dice', 'Karata ya Malkia']) {
    const player = await openGame(page, name);
    await expect(player.getByRole('switch')).toBeVisible();
    const buttons = player.getByRole('button');
    await expect(buttons).toHaveCount(2);
    await player.getByRole('button', { name: 'Game menu' }).click();
    // Sound and help come with the game.
    await expect(buttons).toHaveCount(7);
    for (const { width, height } of PHONES) {
      await page.setViewportSize({ width, height });
      const outside = () =>
        buttons.evaluateAll(
          (all, edge) =>
            all.map((button) => button.getBoundingClientRect()).filter(({ left, right }) => left < 0 || right > edge),
          width,
        );
      // A phone lays its page out again a moment later.
      await expect.poll(outside, { message: `${name}, ${width} px` }).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(buttons).toHaveCount(2);
    await expect(player).toBeVisible();
  }
});

test('the help of a game is read at the size that the device sets for text', async ({ page }) => {
  const player = await openGame(page, 'Dadu Mbili');
  await player.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'How to play' }).click();
  const html = page.frameLocator('iframe').locator('html');
  const help = html.locator('dialog[open] .dialogBody');
  const size = () =>
    help
      .locator('p')
      .first()
      .evaluate((words) => parseFloat(getComputedStyle(words).fontSize));
  expect(await size()).toBe(15);
  await doubleText(page);
  await expect.poll(size).toBe(26);
  expect([...(await tooWide(help)), ...(await cutOff(html))]).toEqual([]);
});

test('a round of mines moves nothing on its field', async ({ page }) => {
  await openGame(page, 'Migodi ya Almasi');
  const game = page.frameLocator('iframe');
  const field = game.getByRole('grid');
  const before = await field.boundingBox();
  await game.getByRole('button', { name: 'Start' }).click();
  expect(await field.boundingBox()).toEqual(before);
  await game.getByRole('button', { name: 'Tile 1, 1: closed' }).click();
  expect(await field.boundingBox()).toEqual(before);
});

test('each tick under the dice stands at its share of the track', async ({ page }) => {
  await openGame(page, 'Dadu Mbili');
  const game = page.frameLocator('iframe').locator('html');
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    // The frame has a document before the game has drawn anything in it.
    await expect(game.locator('.trackTick')).toHaveCount(5);
    const offsets = await game.evaluate((root) => {
      const track = root.querySelector('.trackBar')?.getBoundingClientRect() ?? new DOMRect();
      return [...root.querySelectorAll('.trackTick')].map((tick) => {
        const { left, width } = tick.getBoundingClientRect();
        return left + width / 2 - (track.left + (track.width * Number(tick.textContent)) / 100);
      });
    });
    expect(offsets).toHaveLength(5);
    expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(2);
  }
});
