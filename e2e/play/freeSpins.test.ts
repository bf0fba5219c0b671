/** Free spins of a deposit bonus, from the Bonus page to the slot they name. */
import { newPhone } from '../support/players.ts';
import { gameFrame, roundTotalsOf } from '../support/rounds.ts';
import { signIn } from '../support/signIn.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { depositDialog, fillMobile, mobileNumber, payButton } from '../support/wallet.ts';
import { balanceOf } from '../support/walletRecords.ts';

test('free spins are played on the slot they name, take no money, and stay when the game is closed @both', async ({
  page,
}) => {
  await signIn(page, newPhone());
  await page.goto('/bonus');
  await page.getByRole('button', { name: 'Claim Lunch-hour reload' }).click();
  await fillMobile(page, 400, mobileNumber());
  await payButton(page).click();
  const dialog = depositDialog(page);
  await expect(dialog.getByText('Your money is here')).toBeVisible();
  await expect(dialog).toBeHidden();
  const before = await balanceOf(page);

  const mine = page.getByRole('region', { name: 'Your bonuses' });
  await expect(mine.getByText('15 free spins on Simba Gold')).toBeVisible();
  await mine.getByRole('button', { name: 'Play the free spins on Simba Gold' }).click();
  const slot = gameFrame(page);
  const spins = slot.getByRole('switch', { name: /^Free spins/ });
  await expect(spins).toHaveText(/Free spins: 15/);
  await slot.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(spins).toHaveText(/Free spins: 14/, { timeout: 60_000 });

  const totals = await roundTotalsOf(page);
  expect(totals).toMatchObject({ rounds: 1, staked: 0, net: totals.won });
  const after = await balanceOf(page);
  expect(after.balance).toBe(before.balance);
  expect(after.bonusBalance).toBeCloseTo(before.bonusBalance + totals.won, 5);

  await page.getByRole('button', { name: 'Close the game' }).click();
  await expect(mine.getByText('14 free spins on Simba Gold')).toBeVisible();
  await dispatch(page, 'ui/pageOpened', 'my-bets');
  await expect(page.getByText(/^Free spin, at/)).toBeVisible();
});
