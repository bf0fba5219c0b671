/** A player's money through a house game and back: every place that tells of it agrees. */
import { openGame } from '../support/games.ts';
import { payIn } from '../support/payIn.ts';
import { newPhone } from '../support/players.ts';
import { gameFrame, modeSwitch, readAsPlayer, rollDice, roundsOf } from '../support/rounds.ts';
import { signInUnseen } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { postMoney } from '../support/walletRecords.ts';

const GAME = 'Market Day Dice';
/** US$100 at the sandbox's rate. */
const PAID_KES = 12_950;

test('a break that begins during the game refuses the next bet, and takes no money', async ({ page, guard, api }) => {
  await signInUnseen(page, newPhone());
  await payIn(page, PAID_KES);
  const player = await openGame(page, GAME);
  await expect(modeSwitch(player)).toBeChecked();
  await rollDice(page, 1);
  // This page does not hear of the break, which closes the game wherever it is known.
  await api.answer('gaming', await readAsPlayer(page, 'gaming'));
  expect((await postMoney(page, 'gaming/time-out', { hours: 24 })).status()).toBe(200);
  guard.allow(/403/);
  await gameFrame(page).getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(
    gameFrame(page)
      .getByText(/You, or an account with your phone or card, are on a break/)
      .first(),
  ).toBeVisible();
  expect(await roundsOf(page)).toHaveLength(1);
});

test('a player without money starts in the demo, and finds the deposit by the switch', async ({ page }) => {
  await signInUnseen(page, newPhone());
  const player = await openGame(page, GAME);
  await expect(modeSwitch(player)).not.toBeChecked();
  await modeSwitch(player).click();
  await expect(page.getByRole('dialog', { name: 'Choose a payment method' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Choose a payment method' }).getByRole('button', { name: 'Close' }).click();
  await payIn(page, PAID_KES);
  await expect(player.getByText('Balance: US$100', { exact: true })).toBeVisible();
  await rollDice(page, 1);
});
