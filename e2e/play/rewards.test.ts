/** Wagers earn points, which buy things in the bonus market, and VIP levels. */
import type { Locator, Page } from '@playwright/test';
import type { Purchase } from '../../contract/market.ts';
import { STAKES } from '../../contract/playTerms.ts';
import { myBonuses } from '../support/bonuses.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openGame } from '../support/games.ts';
import { actionOf, expectForMoney, MONEY_GAMES, playRound } from '../support/moneyGames.ts';
import { payIn } from '../support/payIn.ts';
import { newPhone } from '../support/players.ts';
import { collectLaunchTokens, readAsPlayer } from '../support/rounds.ts';
import { signIn } from '../support/signIn.ts';
import { rollFor } from '../support/stakes.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { balanceOf } from '../support/walletRecords.ts';

/** US$700 at the sandbox's rate. */
const PAID_KES = 90_650;

/** A player with the dice open, who has bet these stakes. */
async function playerWhoStaked(page: Page, stakes: readonly number[]): Promise<Locator> {
  await signIn(page, newPhone());
  await payIn(page, PAID_KES);
  const tokens = collectLaunchTokens(page);
  const player = await openGame(page, MONEY_GAMES.dice);
  await expectForMoney(player, page);
  await rollFor(page, tokens.at(-1), stakes);
  return player;
}

const pointsOf = async (page: Page): Promise<number> =>
  (await readAsPlayer<{ points: number }>(page, 'users/me/points')).points;

/** Buys with the second question; resolves with the server's answer. */
async function buy(page: Page, offer: Locator): Promise<Purchase> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/users/me/market'));
  await offer.getByRole('button', { name: /^Buy / }).click();
  await expectNoAxeViolations(page);
  await offer.getByRole('button', { name: 'Yes, buy' }).click();
  return ((await (await answer).json()) as { data: Purchase }).data;
}

test('points earned by wagers buy a box, whose content the server decides, and free spins', async ({ page }) => {
  const player = await playerWhoStaked(page, [200, 200, 140]);
  await player.getByRole('button', { name: 'Close the game' }).click();
  // One point for each US$0.20.
  expect(await pointsOf(page)).toBe(2_700);

  await dispatch(page, 'ui/pageOpened', 'bonus-market');
  const main = page.getByRole('main');
  await expect(main.getByText('You have 2,700 points.')).toBeVisible();
  const box = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Bronze box' }) });
  const { bonus, freeSpins, points } = await buy(page, box);
  // One of the two that the box says.
  expect([
    [0.4, 0],
    [0, 10],
  ]).toContainEqual([bonus, freeSpins]);
  expect(points).toBe(2_400);
  await expect(
    box.getByText(freeSpins > 0 ? /10 free spins are yours/ : /You got US\$0\.40 of bonus money/),
  ).toBeVisible();
  await expect(main.getByText('You have 2,400 points.')).toBeVisible();
  expect(await balanceOf(page)).toMatchObject({ bonusBalance: bonus });

  const spins = main.getByRole('article').filter({ has: page.getByRole('heading', { name: '20 spins' }) });
  expect(await buy(page, spins)).toMatchObject({ points: 1_800, bonus: 0, freeSpins: 20 });
  await expect(spins.getByText(/20 free spins are yours/)).toBeVisible();
  await expect(main.getByText('You have 1,800 points.')).toBeVisible();
  await expect(main.getByText('1,200 points to go', { exact: true })).toBeVisible();
  expect(await pointsOf(page)).toBe(1_800);
  await expectNoAxeViolations(page);

  await dispatch(page, 'ui/pageOpened', 'bonus');
  await expect(myBonuses(page).getByText(`${20 + freeSpins} free spins on Simba Gold`)).toBeVisible();
});

test('a wager that reaches a VIP level shows the level, and a notice that leads to it @desktop', async ({ page }) => {
  // The least stake, with which a game begins, below the second level.
  const player = await playerWhoStaked(page, [200, 200, 100 - STAKES.USD.min]);
  await playRound(page, 'dice');
  await expect(actionOf(page)).toBeEnabled();
  await player.getByRole('button', { name: 'Close the game' }).click();

  await dispatch(page, 'ui/pageOpened', 'home');
  // The heading of a new page takes the focus, which closes what is open.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications, \d unread$/ });
  await expect(bell).toBeVisible();
  await bell.click();
  const notice = page.getByRole('banner').getByRole('link', { name: /^You have reached the VIP level/ });
  await expect(notice).toHaveCount(1);
  await expectNoAxeViolations(page);
  await notice.click();
  await expect(page).toHaveURL(/\/vip$/);
  const standing = page.getByRole('region', { name: 'Your level' });
  await expect(standing).toContainText('Msafiri');
  await expect(standing.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'US$500 of US$2,500 wagered');
});
