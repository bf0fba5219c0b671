/** Bonus money from the claim through wagering to real money, and the way out of it. */
import type { Page } from '@playwright/test';
import { SPIN_MS } from '../../contract/playTerms.ts';
import { claimBonus, claimOf, myBonuses } from '../support/bonuses.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { dollars } from '../support/figures.ts';
import { openGame } from '../support/games.ts';
import { collectLaunchTokens, gameFrame, roundTotalsOf } from '../support/rounds.ts';
import { bet } from '../support/stakes.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { expectBalance } from '../support/wallet.ts';
import { balanceOf, dataOf, postMoney } from '../support/walletRecords.ts';

const GAME = 'Café Kilimanjaro';
/** US$100 at the sandbox's rate. */
const PAID_KES = 12_950;

const mine = (page: Page) => myBonuses(page).getByRole('article');

test('a bonus is wagered to real money: its progress, the balance and the bonuses page agree', async ({ page }) => {
  await claimBonus(page, PAID_KES);
  await expect(mine(page)).toContainText('Running');
  const tokens = collectLaunchTokens(page);
  const player = await openGame(page, GAME);
  const spin = gameFrame(page).getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeEnabled();

  const { wagerRequired, amount } = await claimOf(page);
  const stake = Math.round(wagerRequired * 100 - 25) / 100;
  await bet(page, tokens.at(-1) ?? '', stake, {});
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
  await expectBalance(page, dollars(balance));
  await dispatch(page, 'ui/pageOpened', 'bonus');
  await expect(mine(page)).toContainText('Now real money');
  await expect(mine(page)).toContainText(`US$${amount.toFixed(2)} became real money.`);
  await expectNoAxeViolations(page);
  const answer = await postMoney(page, 'wallet/withdrawals', { amount: 20, methodId: 'mpesa' });
  expect(await dataOf(answer)).toMatchObject({ success: true });
});

test('a player gives up a bonus: its money is gone, the real money stays', async ({ page }) => {
  await claimBonus(page, PAID_KES);
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
