/** Games for money on the narrowest phones, on their side, in both languages and without a pointer. */
import type { Page } from '@playwright/test';
import { openGame } from '../support/games.ts';
import { expectForMoney, MONEY_GAMES, MONEY_KINDS, playRound } from '../support/moneyGames.ts';
import { speak } from '../support/openPage.ts';
import { LANGUAGES } from '../support/pages.ts';
import { payIn } from '../support/payIn.ts';
import { pressOn } from '../support/pressOn.ts';
import { gameFrame } from '../support/rounds.ts';
import { signInUnseenWith } from '../support/shillings.ts';
import { expect, test } from '../support/test.ts';
import { notWhole } from '../support/wholeGame.ts';

const TOUR_MS = 300_000;
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
];

/** Money in the bar of the player that is not shown whole. */
const cutAmounts = (page: Page): Promise<string[]> =>
  page
    .locator('[data-mode=money] [aria-live=polite] > span')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((amount) => `cut: ${amount.textContent}`),
    );

test.beforeEach(async ({ page }) => {
  await signInUnseenWith(page, 'KES');
  await payIn(page, 99_950);
});

/** Looks in both languages and every window; the game is in English again afterwards. */
async function problemsOf(page: Page): Promise<unknown[]> {
  const problems: unknown[] = [];
  const html = gameFrame(page).locator('html');
  for (const language of LANGUAGES.toReversed()) {
    await speak(page, language);
    await expect(html).toHaveAttribute('lang', language);
    await expect(html.locator('.session')).toBeVisible();
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const found = [...(await notWhole(html)), ...(await cutAmounts(page))];
      const bar = await page
        .locator('[data-mode=money]')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      if (found.length > 0 || bar > 0) problems.push({ window, language, found, bar });
    }
  }
  return problems;
}

test('every game for money is whole on a phone upright and on its side, in both languages', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  for (const name of [...Object.values(MONEY_GAMES), 'Kupaa']) {
    await openGame(page, name);
    expect(await problemsOf(page), name).toEqual([]);
  }
});

test('a round of each kind for money is played with the keyboard alone', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  for (const kind of MONEY_KINDS) {
    const player = await openGame(page, MONEY_GAMES[kind]);
    await expectForMoney(player, page);
    await playRound(page, kind, (target) => pressOn(page, target));
  }
});
