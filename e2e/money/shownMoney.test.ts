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
