/** The reality check over a game for money, also in fullscreen. */
import { openGame } from '../support/games.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { actionOf, expectForMoney, MONEY_GAMES, playRound } from '../support/moneyGames.ts';
import { payIn } from '../support/payIn.ts';
import { newPhone } from '../support/players.ts';
import { gameFrame, roundsOf, roundTotalsOf } from '../support/rounds.ts';
import { signInUnseen } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { postMoney } from '../support/walletRecords.ts';

/** A player who asked for a check after 15 minutes, in a game for money. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await signInUnseen(page, newPhone());
  await payIn(page, 12_950);
  expect((await postMoney(page, 'gaming/reality-check', { minutes: 15 })).status()).toBe(200);
});

test('the check comes over the game with staked, won and net, in fullscreen too, stops the bets, and goes on @desktop', async ({
  page,
}) => {
  const player = await openGame(page, MONEY_GAMES.dice);
  await expectForMoney(player, page);
  await playRound(page, 'dice');
  const { staked, net } = await roundTotalsOf(page);
  await player.getByRole('button', { name: 'Full screen' }).click();
  await page.clock.fastForward('16:00');
  const check = page.getByRole('alertdialog', { name: 'Time check' });
  await expect(check.getByText('Profit / loss')).toBeVisible();
  await expect(check.getByText('Staked').locator('xpath=following-sibling::dd')).toContainText(String(staked));
  await expect(check.getByText('Profit / loss').locator('xpath=following-sibling::dd')).toContainText(
    Math.abs(net).toFixed(2).replace('.00', ''),
  );
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expectNoAxeViolations(page);
  // The game below is out of reach, and would take no bet.
  await page.keyboard.press('Tab');
  await actionOf(page).evaluate((button: HTMLElement) => button.click());
  await expect(
    gameFrame(page)
      .getByText(/The game is paused while you check/)
      .first(),
  ).toBeAttached();
  expect(await roundsOf(page)).toHaveLength(1);
  await check.getByRole('button', { name: 'Continue' }).click();
  await expect(check).toBeHidden();
  await playRound(page, 'dice');
});

test('leaving from the check closes the game, and a reload keeps the beginning of the session', async ({ page }) => {
  let player = await openGame(page, MONEY_GAMES.dice);
  await expectForMoney(player, page);
  await playRound(page, 'dice');
  await page.clock.fastForward('10:00');
  const net = await gameFrame(page).locator('.session strong').first().textContent();
  // A reload of the page, and the game again.
  player = await openGame(page, MONEY_GAMES.dice);
  await expectForMoney(player, page);
  await expect(gameFrame(page).locator('.session strong').first()).toHaveText(net ?? '');
  await expect(gameFrame(page).locator('.session strong').last()).toHaveText(/^1\d:\d\d$/);
  await page.clock.fastForward('06:00');
  const check = page.getByRole('alertdialog', { name: 'Time check' });
  await expect(check.getByText(/^1[67] min$/)).toBeVisible();
  await check.getByRole('button', { name: 'Leave the game' }).click();
  await expect(player).toBeHidden();
  await expect(check).toBeHidden();
});
