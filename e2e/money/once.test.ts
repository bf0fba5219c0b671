/** Pressed twice, or repeated without an answer, a request counts once. */
import type { Locator, Page } from '@playwright/test';
import { newPhone } from '../support/players.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { payIn } from '../support/payIn.ts';
import { transactionsOf } from '../support/walletRecords.ts';

/** The server handles requests from now on, but no answer arrives. The site repeats them a few times. */
const loseAnswers = (page: Page, path: string) =>
  page.route(`**/api/${path}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

const askAgain = async (dialog: Locator): Promise<void> => {
  await expect(dialog.getByText('The connection was lost')).toBeVisible();
  await dialog.page().unrouteAll();
  await dialog.getByRole('button', { name: 'Check again' }).click();
};

const withdrawals = async (page: Page) => (await transactionsOf(page)).filter(({ type }) => type === 'withdrawal');

test('a withdrawal that is pressed twice, or sent again after a lost answer, is paid once @desktop', async ({
  page,
  guard,
}) => {
  guard.allow(/^Failed to load resource/, '/api/wallet/withdrawals');
  await signIn(page, newPhone());
  await payIn(page, 12_950);
  const dialog = await wallet.openCashout(page);
  await wallet.reviewCashout(page, 25);
  await wallet.confirmButton(page).dblclick();
  await expect(wallet.acceptedNews(dialog)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await withdrawals(page)).toHaveLength(1);
  await wallet.openCashout(page);
  await wallet.reviewCashout(page, 30);
  await loseAnswers(page, 'wallet/withdrawals');
  await wallet.confirmButton(page).click();
  await askAgain(dialog);
  await expect(wallet.acceptedNews(dialog)).toBeVisible();
  expect(await withdrawals(page)).toHaveLength(2);
  await wallet.expectBalance(page, 'US$45');
});

test('two tabs cannot withdraw the same money twice @desktop', async ({ page, context }) => {
  await signIn(page, newPhone());
  await payIn(page, 12_950);
  const other = await context.newPage();
  await other.goto('/');
  const tabs = [page, other];
  for (const tab of tabs) {
    await wallet.openCashout(tab);
    await wallet.reviewCashout(tab, 60);
  }
  await Promise.all(tabs.map((tab) => wallet.confirmButton(tab).click()));
  const endOf = (tab: Page) =>
    wallet
      .withdrawDialog(tab)
      .getByText(/^(?:Withdrawal of \$60 has been processed|Insufficient balance)/)
      .first();
  // All tabs are watched at once, because a success closes itself.
  await Promise.all(tabs.map((tab) => expect(endOf(tab)).toBeVisible()));
  const states = (await withdrawals(page)).map(({ status, reason }) => (status === 'failed' ? reason : 'taken'));
  expect(states.toSorted()).toEqual(['insufficient_balance', 'taken']);
  for (const tab of tabs) await wallet.expectBalance(tab, 'US$40');
});
