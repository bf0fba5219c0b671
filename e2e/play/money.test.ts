/** A player's money through a house game and back: every place that tells of it agrees. */
import { dollars } from '../support/figures.ts';
import { openGame } from '../support/games.ts';
import { payIn } from '../support/payIn.ts';
import { newPhone } from '../support/players.ts';
import { collectLaunchTokens, gameFrame, modeSwitch, rollDice, roundsOf, roundTotalsOf } from '../support/rounds.ts';
import { findSecrets, placesOf, watchStore } from '../support/secrets.ts';
import { signIn } from '../support/signIn.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { confirmButton, expectBalance, openCashout, reviewCashout } from '../support/wallet.ts';
import { balanceOf, postMoney } from '../support/walletRecords.ts';

const GAME = 'Market Day Dice';
/** US$100 at the sandbox's rate. */
const PAID_KES = 12_950;

test('money that was played is the same in the header, My bets and statistics, is proven, and can be withdrawn @both', async ({
  page,
}) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await signIn(page, newPhone());
  await payIn(page, PAID_KES);
  const tokens = collectLaunchTokens(page);
  const player = await openGame(page, GAME);
  await watchStore(page);
  await expect(modeSwitch(player)).toBeChecked();
  await rollDice(page, 3);
  const { balance } = await balanceOf(page);
  await expect(player.getByText(`Balance: ${dollars(balance)}`, { exact: true })).toBeVisible();
  await player.getByRole('button', { name: 'Close the game' }).click();

  const totals = await roundTotalsOf(page);
  expect(totals).toMatchObject({ rounds: 3, currency: 'USD' });
  expect(Math.round((100 + totals.net) * 100)).toBe(Math.round(balance * 100));
  await dispatch(page, 'ui/pageOpened', 'my-bets');
  const list = page.getByRole('main').getByRole('list').first();
  await expect(list.getByRole('button', { name: GAME })).toHaveCount(3);
  await expect(page.getByText('Staked', { exact: true }).locator('xpath=following-sibling::dd')).toContainText(
    totals.staked.toFixed(2),
  );

  await page.getByRole('button', { name: 'Change seeds' }).click();
  await expect(page.getByRole('heading', { name: 'Your last seeds, revealed' })).toBeVisible();
  await list.getByRole('button', { name: GAME }).first().click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Fair: everything computed here is what the round says.')).toBeVisible();

  await dispatch(page, 'ui/pageOpened', 'profile');
  const statistics = page.locator('#statistics');
  await expect(statistics.getByText('Bets', { exact: true }).locator('xpath=following-sibling::dd')).toHaveText('3');
  await expect(statistics.getByText('Total staked').locator('xpath=following-sibling::dd')).toContainText(
    totals.staked.toFixed(2),
  );

  expect(tokens.length).toBeGreaterThan(0);
  expect(findSecrets(await placesOf(page, printed), tokens)).toEqual([]);

  await expectBalance(page, dollars(balance));
  await openCashout(page);
  await reviewCashout(page, 50);
  await confirmButton(page).click();
  await expect.poll(async () => (await balanceOf(page)).available).toBeCloseTo(balance - 50, 5);
});

test('a break that begins during the game refuses the next bet, and takes no money', async ({ page, guard }) => {
  await signIn(page, newPhone());
  await payIn(page, PAID_KES);
  const player = await openGame(page, GAME);
  await expect(modeSwitch(player)).toBeChecked();
  await rollDice(page, 1);
  expect((await postMoney(page, 'gaming/time-out', { hours: 24 })).status()).toBe(200);
  guard.allow(/403/);
  await gameFrame(page).getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(
    gameFrame(page)
      .getByText(/You are taking a break, so no bets are taken/)
      .first(),
  ).toBeVisible();
  expect(await roundsOf(page)).toHaveLength(1);
});

test('a player without money starts in the demo, and finds the deposit by the switch', async ({ page }) => {
  await signIn(page, newPhone());
  const player = await openGame(page, GAME);
  await expect(modeSwitch(player)).not.toBeChecked();
  await modeSwitch(player).click();
  await expect(page.getByRole('dialog', { name: 'Choose a payment method' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Choose a payment method' }).getByRole('button', { name: 'Close' }).click();
  await payIn(page, PAID_KES);
  await expect(player.getByText('Balance: US$100', { exact: true })).toBeVisible();
  await rollDice(page, 1);
});
