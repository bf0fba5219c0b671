/** Screens of money, at both sizes, by every rule of axe. */
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts';
import { newPhone } from '../support/players.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { payIn } from '../support/payIn.ts';

test('axe finds nothing in a deposit', async ({ page }) => {
  await signIn(page, newPhone());
  const dialog = await wallet.openDeposit(page);
  await dialog.getByRole('button', { name: /^Available bonuses/ }).click();
  await wallet.payButton(page).click();
  await expect(dialog.getByText(/^Please enter a valid amount \(minimum KES/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: /Karibu boost/ }).click();
  await wallet.fillMpesa(page, 1_000, wallet.mobileNumber('01'));
  await expectNoAxeViolations(page);
  await wallet.chooseCard(page);
  await expect(dialog.getByRole('textbox', { name: 'Credit or debit card number' })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('radio', { name: /^M-Pesa/ }).check();
  await wallet.payButton(page).click();
  await expect(dialog.getByText('Check your phone…')).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test('axe finds nothing in a withdrawal, the history and its details @desktop', async ({ page }) => {
  await signIn(page, newPhone());
  await payIn(page, 12_950);
  const dialog = await wallet.openCashout(page);
  await dialog.getByRole('textbox', { name: 'Amount in US dollars' }).fill('5');
  await expect(dialog.getByText('Minimum withdrawal amount is $10')).toBeVisible();
  await expectNoAxeViolations(page);
  await wallet.reviewCashout(page, 25);
  await expectNoAxeViolations(page);
  await wallet.confirmButton(page).click();
  await expect(dialog).toBeHidden();
  await page.goto('/history');
  await expect(wallet.historyRows(page)).toHaveCount(2);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await wallet.historyRows(page, 'Deposit').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByText('What happened')).toBeVisible();
  await expectNoAxeViolations(page);
});
