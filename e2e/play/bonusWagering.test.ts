/** Bonus money from the claim through wagering to real money, and the way out of it. */
import type { Page } from '@playwright/test';
import { SPIN_MS, STAKES } from '../../contract/playTerms.ts';
import { claimBonus, claimOf, earlierBonuses, myBonuses } from '../support/bonuses.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { dollars } from '../support/figures.ts';
import { openGame } from '../support/games.ts';
import { payIn } from '../support/payIn.ts';
import { collectLaunchTokens, gameFrame, roundTotalsOf } from '../support/rounds.ts';
import { bet } from '../support/stakes.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { expectBalance, giveUpButton, openCashout, reviewCashout, withdrawDialog } from '../support/wallet.ts';
import { balanceOf, dataOf, postMoney } from '../support/walletRecords.ts';

const GAME = 'Café Kilimanjaro';
/** US$100 at the sandbox's rate. */
const PAID_KES = 12_950;
/** The least deposit of the bonus, so that a few stakes that count are enough. */
const LEAST_KES = 300;
/** Left for a spin in the game itself, which begins with the least stake. */
const LEFT_CENTS = STAKES.USD.min * 100;

const mine = (page: Page) => myBonuses(page).getByRole('article');

/** The fewest stakes that come to this sum, none above `most`. Decimals. */
function stakesOf(total: number, most: number): number[] {
  const cents = Math.round(total * 100);
  const count = Math.ceil(cents / Math.round(most * 100));
  const until = (part: number) => Math.floor((cents * part) / count);
  return Array.from({ length: count }, (_, part) => (until(part + 1) - until(part)) / 100);
}

test('a bonus is wagered with its deposit to real money: its progress, the balance and the bonuses page agree', async ({
  page,
}) => {
  await claimBonus(page, LEAST_KES);
  await expect(mine(page)).toContainText('Running');
  // Money of another deposit is staked first, so that the bonus stays whole however the spins end.
  await payIn(page, PAID_KES);
  const before = await balanceOf(page);
  const tokens = collectLaunchTokens(page);
  const player = await openGame(page, GAME);
  const spin = gameFrame(page).getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeEnabled();

  /** Waits out the server's own pause between spins after it. */
  const spinFor = async (stake: number): Promise<void> => {
    await bet(page, tokens.at(-1) ?? '', stake, {});
    await page.waitForTimeout(SPIN_MS);
  };

  const { wagerRequired, amount, deposit = NaN, terms } = await claimOf(page);
  const most = terms?.maxStake ?? NaN;
  expect(wagerRequired).toBeCloseTo((deposit + amount) * (terms?.wagering ?? NaN), 5);
  await spinFor(Math.round(most * 100 + 1) / 100);
  expect(await claimOf(page)).toMatchObject({ status: 'wagering', wagered: 0, left: amount });
  const total = wagerRequired - LEFT_CENTS / 100;
  for (const stake of stakesOf(total, most)) await spinFor(stake);
  const claim = await claimOf(page);
  expect(claim).toMatchObject({ status: 'wagering', left: amount });
  expect(claim.wagered).toBeCloseTo(total, 5);

  await expect(spin).toBeEnabled();
  await spin.click();
  await expect.poll(async () => (await claimOf(page)).status, { message: 'the bonus' }).toBe('converted');
  expect(await claimOf(page)).toMatchObject({ converted: amount, lost: 0 });
  const { net } = await roundTotalsOf(page);
  const { balance, bonusBalance } = await balanceOf(page);
  expect(bonusBalance).toBe(0);
  expect(balance).toBeCloseTo(before.balance + amount + net, 5);

  await player.getByRole('button', { name: 'Close the game' }).click();
  await dispatch(page, 'ui/pageOpened', 'profile');
  await expectBalance(page, dollars(balance));
  await dispatch(page, 'ui/pageOpened', 'bonus');
  const over = await earlierBonuses(page);
  await expect(over).toContainText('Now real money');
  await expect(over).toContainText(`US$${amount.toFixed(2)} became real money.`);
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
  await expect(await earlierBonuses(page)).toContainText('Given up');
  expect(await balanceOf(page)).toMatchObject({ balance: 100, available: 100, bonusBalance: 0 });
});

test('a withdrawal says which bonus it ends, and ends it: its money is gone, the rest of the real money stays', async ({
  page,
}) => {
  await claimBonus(page, PAID_KES);
  const { title } = await claimOf(page);
  // A phone has the header, which leads there, on the profile.
  await dispatch(page, 'ui/pageOpened', 'profile');
  await openCashout(page);
  await reviewCashout(page, 20);
  await expect(withdrawDialog(page).getByRole('note')).toContainText(` of ${title} (`);
  await expect(withdrawDialog(page).getByRole('note')).toContainText(/^You lose .*\$0 of \$[\d.,]+ wagered/);
  await expectNoAxeViolations(page);
  await giveUpButton(page).click();
  await expect.poll(async () => (await claimOf(page)).status, { message: 'the bonus' }).toBe('forfeited');
  expect(await balanceOf(page)).toMatchObject({ available: 80, bonusBalance: 0 });
});
