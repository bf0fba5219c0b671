/** A round for money takes its player up the board of a race, and home has others like its game. */
import { openGame } from '../support/games.ts';
import { expectForMoney, MONEY_GAMES } from '../support/moneyGames.ts';
import { openPage } from '../support/openPage.ts';
import { payIn } from '../support/payIn.ts';
import { gameFrame, rollDice } from '../support/rounds.ts';
import { signInUnseenWith } from '../support/shillings.ts';
import { expect, test } from '../support/test.ts';

test('a stake on dice is points in the daily race, and home has games like it', async ({ page }) => {
  await signInUnseenWith(page, 'KES');
  await page.goto('/');
  await payIn(page, 6_000);
  await expectForMoney(await openGame(page, MONEY_GAMES.dice), page);
  const stake = gameFrame(page).locator('.stakeInput');
  await stake.fill('5000');
  await stake.press('Enter');
  await rollDice(page, 1);
  await expect(page.getByRole('link', { name: /^Daily Dash \d+(?:st|nd|rd|th) place 5,000 points/ })).toBeVisible();

  await openPage(page, '/challenge');
  const race = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Daily Dash' }) });
  await expect(race.getByText(/^You are \d+(?:st|nd|rd|th) with 5,000 points: Ksh/)).toBeVisible();
  await race.getByRole('button', { name: /^Whole board/ }).click();
  const board = page.getByRole('dialog', { name: 'Daily Dash' });
  await expect(board.getByRole('listitem').filter({ hasText: '5,000 points' }).first()).toBeVisible();
  await page.goBack();
  await expect(board).toBeHidden();

  await openPage(page, '/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const likes = page.getByRole('region', { name: `Because you played ${MONEY_GAMES.dice}` });
  await expect(likes.locator('[data-game-id]').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Races', exact: true }).getByText('Daily Dash')).toBeVisible();
});
