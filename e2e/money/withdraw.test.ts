/** Withdrawals: back to where the money came from, or a reason why not. */
import type { Page } from '@playwright/test';
import { newPhone, typedNumber } from '../support/players.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { payInByCard } from '../support/rails/card.ts';
import { mpesaBooksOf, payInByPhone } from '../support/rails/mpesa.ts';
import { balanceOf, transactionsOf } from '../support/walletRecords.ts';

/** KES at the sandbox's rate. */
const HUNDRED_DOLLARS = 12_950;

const expectInHistory = async (page: Page, state: string) => {
  await page.goto('/history');
  await expect(wallet.historyRows(page, 'Withdrawal')).toContainText(state);
};

test('a withdrawal to M-Pesa shows the amount that arrives, is paid, and is in the history', async ({ page }) => {
  const phone = newPhone();
  const number = typedNumber(phone);
  await signIn(page, phone);
  await payInByPhone(page, HUNDRED_DOLLARS);
  const dialog = await wallet.openCashout(page);
  await dialog.getByRole('button', { name: '$25' }).click();
  await expect(dialog.getByText('Ksh 3,237', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /^Cashout/ }).click();
  const masked = `${number.slice(0, 4)} ••• ${number.slice(-3)}`;
  await expect(dialog.getByText(`Withdraw $25 to M-Pesa ${masked}?`)).toBeVisible();
  await wallet.confirmButton(page).click();
  await expect(wallet.acceptedNews(dialog)).toBeVisible();
  await expect(dialog).toContainText('Withdrawal of $25 has been processed to your M-Pesa.');
  const [withdrawal] = await transactionsOf(page);
  await expect(dialog.getByText(withdrawal?.id ?? 'none', { exact: true })).toBeVisible();
  await wallet.expectBalance(page, 'US$75');
  await expect(dialog).toBeHidden();
  await expectInHistory(page, 'Completed');
  const { payouts } = await mpesaBooksOf(wallet.msisdnOf(number));
  expect(payouts).toMatchObject([{ amountKes: 3_237 }]);
  expect(await balanceOf(page)).toMatchObject({ balance: 75, held: 0 });
});

test('a withdrawal to a card goes back to the card that paid the deposit @desktop', async ({ page }) => {
  await signIn(page, newPhone());
  await payInByCard(page, 50);
  const dialog = await wallet.openCashout(page);
  await wallet.reviewCashout(page, 20);
  await expect(dialog.getByText('Withdraw $20 to Credit/Debit Card •••• 4242?')).toBeVisible();
  await wallet.confirmButton(page).click();
  await expect(wallet.acceptedNews(dialog)).toBeVisible();
  await expectInHistory(page, 'Completed');
  await wallet.expectBalance(page, 'US$30');
});
