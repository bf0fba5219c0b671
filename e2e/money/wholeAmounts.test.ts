/** Large amounts with cents on a phone: nothing is cut, broken or covered. */
import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts';
import { brokenWords } from '../support/fits.ts';
import { openGame } from '../support/games.ts';
import { expectForMoney, MONEY_GAMES } from '../support/moneyGames.ts';
import { turnTo } from '../support/openPage.ts';
import { payIn } from '../support/payIn.ts';
import { accountButton } from '../support/players.ts';
import { collectLaunchTokens } from '../support/rounds.ts';
import { signInUnseenWith } from '../support/shillings.ts';
import { rollFor } from '../support/stakes.ts';
import { expect, test } from '../support/test.ts';
import { balanceChip } from '../support/wallet.ts';

/** The left and right end of the shown text in px. */
const spanOf = (shown: Locator): Promise<[number, number]> =>
  shown.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [left, right];
  });

const CENTS = /Ksh\s100,9\d\d\.\d\d/;

test('a balance of six figures with cents is whole in the header, on the profile and below the wallet button', async ({
  page,
}) => {
  await signInUnseenWith(page, 'KES');
  await payIn(page, 99_950);
  await payIn(page, 1_000);
  const tokens = collectLaunchTokens(page);
  await expectForMoney(await openGame(page, MONEY_GAMES.dice), page);
  // Won or lost, it leaves cents.
  await rollFor(page, tokens.at(-1), [20.25]);

  await page.goto('/');
  await expect(balanceChip(page)).toHaveText(CENTS);
  await expectNoSidewaysScroll(page);
  expect((await spanOf(accountButton(page)))[1]).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  await turnTo(page, '/profile');
  expect(await brokenWords(page.getByRole('main'))).toEqual([]);

  await turnTo(page, '/vip');
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  // There is space for whole shillings.
  const [left, right] = await spanOf(bar.getByText(/Ksh\s100,9\d\d(?!\.)/).last());
  expect((await spanOf(bar.getByRole('link', { name: 'Bonus' })))[1]).toBeLessThanOrEqual(left);
  expect((await spanOf(bar.getByRole('link', { name: 'Search' })))[0]).toBeGreaterThanOrEqual(right);
});
