/** One deposit with a bonus, a round of each kind of game, and the withdrawal: every place agrees to the cent. */
import type { Page, Response } from '@playwright/test';
import type { Bet } from '../../contract/content.ts';
import { claimBonus, claimOf, myBonuses } from '../support/bonuses.ts';
import { dollars, expectFigure, shownNumbers } from '../support/figures.ts';
import { openGame } from '../support/games.ts';
import { expectForMoney, MONEY_GAMES, MONEY_KINDS, playRound } from '../support/moneyGames.ts';
import { collectLaunchTokens, latestBets, roundsOf, roundTotalsOf } from '../support/rounds.ts';
import { findSecrets, placesOf, watchStore } from '../support/secrets.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { expectBalance, giveUpButton, historyRows, openCashout, reviewCashout } from '../support/wallet.ts';
import { balanceOf } from '../support/walletRecords.ts';

/** US$100 at the sandbox's rate. */
const PAID_KES = 12_950;
const PAID = 100;
const TAKEN_OUT = 50;

const cents = (amount: number): number => Math.round(amount * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Home's table says what the server last told it, whoever else plays at the same time. */
async function expectLatestOnHome(page: Page): Promise<void> {
  let told: Bet[] = [];
  const hear = async (response: Response) => {
    if (!response.url().endsWith('/api/content/bet-history')) return;
    ({ data: told } = (await response.json()) as { data: Bet[] });
  };
  page.on('response', hear);
  await page.goto('/');
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader') });
  await table.scrollIntoViewIfNeeded();
  await expect(async () => {
    const payouts = await shownNumbers(table.locator('tbody td:last-child'));
    expect(payouts.length).toBeGreaterThan(0);
    expect(payouts).toEqual(told.slice(0, payouts.length).map(({ payout }) => payout));
  }).toPass();
  // A later answer may be cut off by the end of the journey.
  page.off('response', hear);
}

test('a round of each kind is the same in the header, My bets, statistics, VIP, the bonus and the latest bets, and the rest is withdrawn', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await claimBonus(page, PAID_KES);
  const tokens = collectLaunchTokens(page);
  for (const kind of MONEY_KINDS) {
    const player = await openGame(page, MONEY_GAMES[kind]);
    await watchStore(page);
    await expectForMoney(player, page);
    await playRound(page, kind);
    const [round] = await roundsOf(page);
    const { balance } = await balanceOf(page);
    expect(round?.balance).toBe(balance);
    await expect(player.getByText(`Balance: ${dollars(balance)}`, { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await latestBets(page)).find(({ id }) => id === round?.roundId))
      .toMatchObject({ stake: round?.stake, payout: round?.win, multiplier: round?.multiplier, currency: 'USD' });
    expect(tokens.length).toBeGreaterThan(0);
    expect(findSecrets(await placesOf(page, printed), tokens)).toEqual([]);
    await player.getByRole('button', { name: 'Close the game' }).click();
  }

  const rounds = await roundsOf(page);
  const totals = await roundTotalsOf(page);
  const { balance } = await balanceOf(page);
  const staked = sum(rounds.map(({ stake }) => cents(stake)));
  const won = sum(rounds.map(({ win }) => cents(win)));
  expect(totals).toMatchObject({ rounds: MONEY_KINDS.length, currency: 'USD', staked: staked / 100, won: won / 100 });
  expect(cents(totals.net)).toBe(won - staked);
  expect(cents(balance)).toBe(cents(PAID) + won - staked);

  await dispatch(page, 'ui/pageOpened', 'my-bets');
  const main = page.getByRole('main');
  const list = main.getByRole('list').first();
  for (const kind of MONEY_KINDS) await expect(list.getByRole('button', { name: MONEY_GAMES[kind] })).toHaveCount(1);
  await expectFigure(main, 'Rounds', MONEY_KINDS.length);
  await expectFigure(main, 'Staked', totals.staked);
  await expectFigure(main, 'Won', totals.won);
  await expectFigure(main, 'Profit / loss', totals.net);
  await page.getByRole('button', { name: 'Change seeds' }).click();
  await expect(page.getByRole('heading', { name: 'Your last seeds, revealed' })).toBeVisible();
  await list.getByRole('button', { name: MONEY_GAMES.slots }).click();
  await expectFigure(list, 'Balance after', rounds.find(({ kind }) => kind === 'slots')?.balance ?? NaN);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Fair: everything computed here is what the round says.')).toBeVisible();

  await dispatch(page, 'ui/pageOpened', 'profile');
  await expectBalance(page, dollars(balance));
  const statistics = page.locator('#statistics');
  await expectFigure(statistics, 'Bets', MONEY_KINDS.length);
  await expectFigure(statistics, 'Total staked', totals.staked);

  await dispatch(page, 'ui/pageOpened', 'vip');
  const bar = page.getByRole('progressbar').first();
  await expect(bar).toHaveAttribute('aria-valuetext', `${dollars(totals.staked)} of US$500 wagered`);

  const { contribution } = (await claimOf(page)).terms ?? {};
  const counted = sum(
    rounds.map(({ kind, stake }) => Math.floor((cents(stake) * (contribution?.[kind] ?? NaN)) / 100)),
  );
  expect(await claimOf(page)).toMatchObject({ status: 'wagering', wagered: counted / 100 });
  await dispatch(page, 'ui/pageOpened', 'bonus');
  const progress = myBonuses(page).getByRole('progressbar', { name: 'Wagered of this bonus' });
  await expect(progress).toHaveAttribute('aria-valuetext', new RegExp(`^US\\$${(counted / 100).toFixed(2)}\\b`));

  await expectLatestOnHome(page);

  await openCashout(page);
  await reviewCashout(page, TAKEN_OUT);
  await giveUpButton(page).click();
  await expect.poll(async () => cents((await balanceOf(page)).available)).toBe(cents(balance) - cents(TAKEN_OUT));
  await page.keyboard.press('Escape');
  expect((await claimOf(page)).status).toBe('forfeited');
  await page.goto('/history?type=withdrawal');
  await expect(historyRows(page, /US\$50(?!\d)/)).toHaveCount(1);
  await page.goto('/');
  await expectBalance(page, dollars((cents(balance) - cents(TAKEN_OUT)) / 100));
});
