/** A jackpot falls in a round for money: in the game, in the bell, in the history, and for everybody. */
import { openGame } from '../support/games.ts';
import { actionOf, expectForMoney } from '../support/moneyGames.ts';
import { payIn } from '../support/payIn.ts';
import { gameFrame, roundsOf } from '../support/rounds.ts';
import { signInUnseenWith } from '../support/shillings.ts';
import { expect, test } from '../support/test.ts';
import { balanceOf } from '../support/walletRecords.ts';

/** The model of this slot takes the highest stakes. */
const SLOT = 'Saba Saba';
/** It wins the quick jackpot of the journeys for certain. */
const STAKE = '10000';

test('a spin wins a jackpot, which is paid at once, told to all and can be verified', async ({ page, browser }) => {
  await signInUnseenWith(page, 'KES');
  await page.goto('/');
  await payIn(page, 12_000);
  const player = await openGame(page, SLOT);
  await expectForMoney(player, page);
  await expect(player.getByText(/^Quick jackpot Ksh/).filter({ visible: true })).toBeVisible();
  const frame = gameFrame(page);
  await frame.locator('.stakeInput').fill(STAKE);
  await frame.locator('.stakeInput').press('Enter');
  await actionOf(page).click();
  await expect(frame.getByText(/^Quick jackpot: Ksh.1,0\d\d/).first()).toBeVisible();
  await expect(frame.locator('.winBanner')).toBeVisible();
  const [round] = await roundsOf(page);
  const prize = round?.jackpots?.find(({ id }) => id === 'haraka')?.prize ?? 0;
  expect(prize).toBeGreaterThan(1_000);
  expect((await balanceOf(page)).balance).toBe(Math.round((2_000 + (round?.win ?? 0)) * 100) / 100);

  const other = await browser.newPage({
    baseURL: new URL(page.url()).origin,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
  });
  await other.goto('/');
  const band = other.getByRole('region', { name: 'Jackpots', exact: true });
  await band.scrollIntoViewIfNeeded();
  await expect(band.getByText(/^Last won: Ksh.1,0\d\d/)).toBeVisible();
  await other.goto(`/search?q=${encodeURIComponent(SLOT)}`);
  const tile = other.locator('article[data-game-id="saba-saba"]');
  await expect(tile).toBeVisible();
  await expect
    .poll(() => tile.evaluate((card) => getComputedStyle(card, '::after').content))
    .toMatch(/^"♛ \d+K" \/ "Jackpot Ksh.[\d,]+"$/);
  await other.close();

  await page.goto('/my-bets');
  await page.getByRole('button', { name: 'Change seeds' }).click();
  await expect(page.getByRole('heading', { name: 'Your last seeds, revealed' })).toBeVisible();
  await page.getByRole('list').first().getByRole('button', { name: SLOT }).click();
  await expect(page.getByText('Of which jackpot')).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Fair: everything computed here is what the round says.')).toBeVisible();
  await expect(page.getByText('Does Quick jackpot fall?')).toBeAttached();
});
