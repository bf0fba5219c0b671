/** Free spins of a deposit bonus, from the Bonus page to the slot they name. */
import { claimBonus, myBonuses } from '../support/bonuses.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { gameFrame, roundsOf, roundTotalsOf } from '../support/rounds.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { balanceOf } from '../support/walletRecords.ts';

const PAID_KES = 400;
const SPINS = 15;
/** Reels that pay spins of their own turn longer than the pause between two spins. */
const SPIN_MS = 60_000;

test('free spins are played on the slot they name, take no money, and stay when the game is closed @both', async ({
  page,
}) => {
  await claimBonus(page, PAID_KES);
  const before = await balanceOf(page);

  const mine = myBonuses(page);
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

test('a whole series of free spins is played to its end on its slot, and what it wins is bonus money @both', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await claimBonus(page, PAID_KES);
  const before = await balanceOf(page);
  await myBonuses(page).getByRole('button', { name: 'Play the free spins on Simba Gold' }).click();
  const slot = gameFrame(page);
  const spins = slot.getByRole('switch', { name: /^Free spins/ });
  /** When the round before is over: until then the button goes on with spins that the reels themselves have won. */
  const spinOnce = async (): Promise<void> => {
    await expect(spins).toBeEnabled({ timeout: SPIN_MS });
    await slot.getByRole('button', { name: 'Spin', exact: true }).click();
  };
  await expect(spins).toHaveText(new RegExp(`Free spins: ${SPINS}`));
  for (let left = SPINS - 1; left > 0; left -= 1) {
    await spinOnce();
    await expect(spins).toHaveText(new RegExp(`Free spins: ${left} `), { timeout: SPIN_MS });
  }
  await spinOnce();
  await expect(slot.getByText(/^Free spins used\. They won US\$[\d,.]+ of bonus money\.$/).first()).toBeVisible({
    timeout: SPIN_MS,
  });
  await expect(spins).toBeHidden();
  await expectNoAxeViolations(page);

  const rounds = await roundsOf(page);
  expect(rounds.map(({ stake }) => stake)).toEqual(Array.from({ length: SPINS }, () => 0));
  const { won } = await roundTotalsOf(page);
  const after = await balanceOf(page);
  expect(after.balance).toBe(before.balance);
  expect(after.bonusBalance).toBeCloseTo(before.bonusBalance + won, 5);

  await page.getByRole('button', { name: 'Close the game' }).click();
  await expect(myBonuses(page).getByText(/free spins? on Simba Gold/)).toHaveCount(0);
});
