/** The view of a player in shillings: amounts paid in shillings, and a withdrawal in progress. */
import type { Page } from '@playwright/test';
import { newPhone } from '../support/players.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { payIn } from '../support/payIn.ts';

const countInShillings = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('combobox', { name: 'Currency' }).selectOption('KES');
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
};

test('an amount that was paid in shillings is shown unchanged in the header, the profile and the withdrawal form', async ({
  page,
}) => {
  await signIn(page, newPhone());
  await payIn(page, 5_000);
  await payIn(page, 200);
  await countInShillings(page);
  await wallet.expectBalance(page, 'about ≈ Ksh 5,200');
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money.getByText('Ksh 5,200')).toHaveCount(3);
  await expect(money).not.toContainText('US$');
  await wallet.openCashout(page);
  await expect(wallet.withdrawDialog(page)).toContainText('$40.15about ≈ Ksh 5,200');
  await wallet.withdrawDialog(page).getByRole('button', { name: 'Close' }).click();
  await page.goto('/history');
  await expect(wallet.historyRows(page)).toContainText(['+Ksh 200', '+Ksh 5,000']);
});

test('a declined card is shown in the history, with a button to pay with another card', async ({ page, guard }) => {
  guard.allow(/Failed to load resource.*402/);
  await signIn(page, newPhone());
  await wallet.openCardForm(page);
  await wallet.fillCard(page, 25, wallet.CARDS.declined);
  await wallet.payButton(page).click();
  await expect(wallet.depositDialog(page).getByText(/^Your last try: /)).toBeVisible();
  await wallet.depositDialog(page).getByRole('button', { name: 'Close' }).click();
  await page.goto('/history');
  await expect(wallet.historyRows(page)).toContainText('Declined: try another card');
  await page.getByRole('button', { name: 'Try another card', exact: true }).click();
  await expect(wallet.depositDialog(page).getByRole('radio', { name: /^Credit\/Debit Card/ })).toBeChecked();
  await expect(wallet.depositDialog(page).getByText(/is still waiting/)).toHaveCount(0);
});

test('a withdrawal shows its progress until the money has arrived', async ({ page }) => {
  await signIn(page, newPhone());
  await payIn(page, 12_950);
  await wallet.openCashout(page);
  await wallet.reviewCashout(page, 25);
  await wallet.confirmButton(page).click();
  const way = wallet.withdrawDialog(page).getByRole('region', { name: 'The way of your withdrawal' });
  await expect(way.getByRole('listitem')).toHaveCount(3);
  await expect(wallet.withdrawDialog(page)).toBeHidden();
  await page.goto('/history');
  await wallet.historyRows(page, 'Withdrawal').getByRole('button').click();
  const detail = page.getByRole('dialog', { name: 'Withdrawal' });
  await expect(detail.locator('[aria-current=step]')).toContainText('Arrived');
  await expect(detail.getByRole('region', { name: 'The way of your withdrawal' }).getByRole('status')).toHaveText(
    /^Ksh\s3,237 arrived at 07/,
  );
});
