/** Free spins of a deposit bonus, from the stakes that bring them to the slot they name. */
import { SPIN_MS } from '../../contract/playTerms.ts';
import { claimBonus, myBonuses } from '../support/bonuses.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openGame } from '../support/games.ts';
import { expectForMoney, MONEY_GAMES } from '../support/moneyGames.ts';
import { collectLaunchTokens, gameFrame, roundsOf, roundTotalsOf } from '../support/rounds.ts';
import { rollFor } from '../support/stakes.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { balanceOf } from '../support/walletRecords.ts';

const PAID_KES = 400;
const SPINS = 3;
/** Reels that pay spins of their own turn longer than the pause between two spins. */
const ROUND_MS = 60_000;

test('free spins are played on the slot they name, stay when the game is closed, and win bonus money to their end', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await claimBonus(page, PAID_KES, 'Quick spins');
  const mine = myBonuses(page);
  await expect(mine.getByRole('article')).toContainText(`${SPINS} free spins`);
  await expect(mine.getByText('free spins on Simba Gold')).toHaveCount(0);
  const tokens = collectLaunchTokens(page);
  const dice = await openGame(page, MONEY_GAMES.dice);
  await expectForMoney(dice, page);
  await rollFor(page, tokens.at(-1), [(await balanceOf(page)).balance]);
  await dice.getByRole('button', { name: 'Close the game' }).click();
  await dispatch(page, 'ui/pageOpened', 'bonus');
  const before = await balanceOf(page);
  const { won: wonAtDice } = await roundTotalsOf(page);
  const slot = gameFrame(page);
  const spins = slot.getByRole('switch', { name: /^Free spins/ });
  /** When the round before is over: until then the button goes on with spins that the reels themselves have won. */
  const spinOnce = async (): Promise<void> => {
    await expect(spins).toBeEnabled({ timeout: ROUND_MS });
    await slot.getByRole('button', { name: 'Spin', exact: true }).click();
  };
  const expectNoMoneyTaken = async (): Promise<void> => {
    const { won } = await roundTotalsOf(page);
    const after = await balanceOf(page);
    expect(after.balance).toBe(before.balance);
    expect(after.bonusBalance).toBeCloseTo(won - wonAtDice, 5);
  };

  await test.step('the first one, after which the game is closed', async () => {
    await expect(mine.getByText(`${SPINS} free spins on Simba Gold`)).toBeVisible();
    await mine.getByRole('button', { name: 'Play what is free in Simba Gold' }).click();
    await expect(spins).toHaveText(new RegExp(`Free spins: ${SPINS}`));
    await spinOnce();
    await expect(spins).toHaveText(new RegExp(`Free spins: ${SPINS - 1} `), { timeout: ROUND_MS });
    expect(await roundTotalsOf(page)).toMatchObject({ rounds: 2 });
    await expectNoMoneyTaken();
    await page.getByRole('button', { name: 'Close the game' }).click();
    await expect(mine.getByText(`${SPINS - 1} free spins on Simba Gold`)).toBeVisible();
    await dispatch(page, 'ui/pageOpened', 'my-bets');
    await expect(page.getByText(/^Free spin(?:, no win| won)/).first()).toBeVisible();
    await dispatch(page, 'ui/pageOpened', 'bonus');
  });

  await test.step('the others', async () => {
    await mine.getByRole('button', { name: 'Play what is free in Simba Gold' }).click();
    // A game that is opened again does not know how long ago the last spin was.
    await page.waitForTimeout(SPIN_MS);
    for (let left = SPINS - 2; left > 0; left -= 1) {
      await spinOnce();
      await expect(spins).toHaveText(new RegExp(`Free spins: ${left} `), { timeout: ROUND_MS });
    }
    await spinOnce();
    await expect(
      slot.getByText(/^Your free spins are done\. They won US\$[\d,.]+ of bonus money\.$/).first(),
    ).toBeVisible({
      timeout: ROUND_MS,
    });
    await expect(spins).toBeHidden();
    await expectNoAxeViolations(page);
    const [first, ...spun] = (await roundsOf(page)).toReversed();
    expect(first?.stake).toBeGreaterThan(0);
    expect(spun.map(({ stake }) => stake)).toEqual(Array.from({ length: SPINS }, () => 0));
    await expectNoMoneyTaken();
    await page.getByRole('button', { name: 'Close the game' }).click();
    await expect(mine.getByText(/free spins? on Simba Gold/)).toHaveCount(0);
  });
});
