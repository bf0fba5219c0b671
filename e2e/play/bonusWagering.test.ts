/** Bonus money from the claim through wagering to real money, and the way out of it. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SPIN_MS } from '../../contract/playTerms.ts';
import type { BonusClaim } from '../../contract/rewards.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openGame } from '../support/games.ts';
import { newPhone } from '../support/players.ts';
import { collectLaunchTokens, gameFrame, readAsPlayer, roundTotalsOf } from '../support/rounds.ts';
import { signIn } from '../support/signIn.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { depositDialog, expectBalance, fillMobile, mobileNumber, payButton } from '../support/wallet.ts';
import { balanceOf, dataOf, postMoney } from '../support/walletRecords.ts';

const GAME = 'Café Kilimanjaro';
/** US$100 at the sandbox's rate. */
const PAID_KES = 12_950;

const claimOf = async (page: Page): Promise<BonusClaim> => {
  const [claim] = await readAsPlayer<BonusClaim[]>(page, 'users/me/bonuses');
  if (!claim) throw new Error('The player has no bonus');
  return claim;
};

/** With a bonus of 25% whose stakes at slots count in full. */
async function claimBonus(page: Page): Promise<void> {
  await signIn(page, newPhone());
  await page.goto('/bonus');
  await page.getByRole('button', { name: 'Claim Lunch-hour reload' }).click();
  const dialog = depositDialog(page);
  await expect(dialog.getByText('Highest stake with bonus money in it')).toBeVisible();
  await expect(dialog.getByText('5 times the bonus', { exact: true })).toBeVisible();
  await fillMobile(page, PAID_KES, mobileNumber());
  await payButton(page).click();
  await expect(dialog.getByText('Your money is here')).toBeVisible();
  await expect(dialog).toBeHidden();
}

const mine = (page: Page) => page.getByRole('region', { name: 'Your bonuses' }).getByRole('article');

test('a bonus is wagered to real money: its progress, the balance and the bonuses page agree @both', async ({
  page,
}) => {
  await claimBonus(page);
  await expect(mine(page)).toContainText('Running');
  const tokens = collectLaunchTokens(page);
  const player = await openGame(page, GAME);
  const spin = gameFrame(page).getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeEnabled();

  const { wagerRequired, amount } = await claimOf(page);
  const stake = Math.round(wagerRequired * 100 - 25) / 100;
  const headers = { authorization: `Bearer ${tokens.at(-1)}` };
  const data = { betId: randomUUID(), stake, choice: {} };
  await dataOf(await page.request.post('/api/play/bets', { headers, data }));
  expect(await claimOf(page)).toMatchObject({ status: 'wagering', wagered: stake, left: amount });

  // The server's own pause between spins.
  await page.waitForTimeout(SPIN_MS);
  await expect(spin).toBeEnabled();
  await spin.click();
  await expect.poll(async () => (await claimOf(page)).status, { message: 'the bonus' }).toBe('converted');
  expect(await claimOf(page)).toMatchObject({ converted: amount, lost: 0 });
  const { net } = await roundTotalsOf(page);
  const { balance, bonusBalance } = await balanceOf(page);
  expect(bonusBalance).toBe(0);
  expect(balance).toBeCloseTo(100 + amount + net, 5);

  await player.getByRole('button', { name: 'Close the game' }).click();
  await dispatch(page, 'ui/pageOpened', 'profile');
  const digits = Number.isInteger(balance) ? 0 : 2;
  const shown = balance.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  await expectBalance(page, `US$${shown}`);
  await dispatch(page, 'ui/pageOpened', 'bonus');
  await expect(mine(page)).toContainText('Now real money');
  await expect(mine(page)).toContainText(`US$${amount.toFixed(2)} became real money.`);
  await expectNoAxeViolations(page);
  const answer = await postMoney(page, 'wallet/withdrawals', { amount: 20, methodId: 'mpesa' });
  expect(await dataOf(answer)).toMatchObject({ success: true });
});

test('a player gives up a bonus: its money is gone, the real money stays', async ({ page }) => {
  await claimBonus(page);
  await mine(page)
    .getByRole('button', { name: /^Give up this bonus/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Give up this bonus?' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Give it up' }).click();
  await expect(dialog).toBeHidden();
  await expect(mine(page)).toContainText('Given up');
  expect(await balanceOf(page)).toMatchObject({ balance: 100, available: 100, bonusBalance: 0 });
});
