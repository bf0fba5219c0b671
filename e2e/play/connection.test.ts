/** Rounds for money over reloads and lost connections: the server's truth comes back. */
import { openGame } from '../support/games.ts';
import { actionOf, expectForMoney, MONEY_GAMES, openTile, tile } from '../support/moneyGames.ts';
import { payIn } from '../support/payIn.ts';
import { newPhone } from '../support/players.ts';
import { gameFrame, roundsOf } from '../support/rounds.ts';
import { signInUnseen } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { balanceOf } from '../support/walletRecords.ts';

const LOST = /^Connection lost\. Your bet is safe: checking…$/;

test.beforeEach(async ({ page }) => {
  await signInUnseen(page, newPhone());
  await payIn(page, 12_950);
});

test('an open round of mines goes on after a reload, with what was opened', async ({ page }) => {
  await expectForMoney(await openGame(page, MONEY_GAMES.mines), page);
  await actionOf(page).click();
  await expect.poll(async () => (await roundsOf(page))[0]?.status).toBe('open');
  await page.reload();
  await expect(gameFrame(page).getByText('Your round goes on').first()).toBeVisible();
  await openTile(page, 12);
  const opened = async () => {
    const [round] = await roundsOf(page);
    return round && (round.outcome['opened'] as number[]).concat(round.outcome['hit'] as number).includes(12);
  };
  await expect.poll(opened).toBe(true);
  const [round] = await roundsOf(page);
  if (round?.status === 'open') {
    await page.reload();
    await expect(gameFrame(page).getByText('Your round goes on').first()).toBeVisible();
    await expect(tile(page, 12)).toHaveAccessibleName(/safe$/);
    await actionOf(page).click();
  }
  await expect.poll(async () => (await roundsOf(page))[0]?.status).toBe('settled');
  expect(await roundsOf(page)).toHaveLength(1);
  const { balance } = await balanceOf(page);
  expect(balance).toBe((await roundsOf(page))[0]?.balance);
});

test('a spin whose answer is lost says so, and shows its one round when the connection is back', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
  const player = await openGame(page, MONEY_GAMES.slots);
  await expectForMoney(player, page);
  // The bet arrives, its answer does not.
  await page.route('**/api/play/bets', async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await actionOf(page).click();
  await expect(gameFrame(page).getByText(LOST).first()).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/api/play/bets');
  await context.setOffline(false);
  await expect(gameFrame(page).getByText(LOST)).toHaveCount(0);
  await expect(actionOf(page)).toBeEnabled();
  const rounds = await roundsOf(page);
  expect(rounds).toHaveLength(1);
  const { balance } = await balanceOf(page);
  const written = balance.toLocaleString('en', { minimumFractionDigits: balance % 1 ? 2 : 0 });
  await expect(player.getByText(`Balance: US$${written}`, { exact: true })).toBeVisible();
});
