/** Withdrawals: back to where the money came from, or a reason why not. */
import type { Page } from '@playwright/test';
import { newPhone, typedNumber } from '../support/players.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { payInByCard } from '../support/rails/card.ts';
import { mobileBooksOf, payInByPhone } from '../support/rails/mobile.ts';
import { balanceOf, postMoney, transactionsOf } from '../support/walletRecords.ts';

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
  const { payouts } = await mobileBooksOf(wallet.msisdnOf(number));
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

test('a payout that fails returns the money to the balance and shows a message @desktop', async ({ page }) => {
  await signIn(page, newPhone('09'));
  await payInByPhone(page, HUNDRED_DOLLARS);
  await wallet.openCashout(page);
  await wallet.reviewCashout(page, 25);
  await wallet.confirmButton(page).click();
  await expect(wallet.withdrawDialog(page).getByText('Transaction ID')).toBeVisible();
  await expectInHistory(page, 'Failed');
  await wallet.expectBalance(page, 'US$100');
  await wallet.historyRows(page, 'Withdrawal').getByRole('button').click();
  const why = 'It could not be sent. The money is back in your balance.';
  await expect(page.getByRole('dialog', { name: 'Withdrawal' }).getByText(why).first()).toBeVisible();
  expect(await balanceOf(page)).toMatchObject({ balance: 100, held: 0, available: 100 });
});

test('a withdrawal that is not possible shows the reason before anything is sent', async ({ page }) => {
  await signIn(page, newPhone());
  const dialog = await wallet.openCashout(page);
  await expect(dialog.getByText(/^You have not deposited yet\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await payInByPhone(page, 2_590);
  await wallet.openCashout(page);
  await expect(dialog.getByText(/^You have not deposited yet\./)).toBeHidden();
  const amount = dialog.getByRole('textbox', { name: 'Amount in US dollars' });
  await amount.fill('9.99');
  await expect(dialog.getByText('Minimum withdrawal amount is $10')).toBeVisible();
  await amount.fill('20.01');
  await expect(dialog.getByText('Insufficient balance')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '$25' })).toBeDisabled();
  await dialog.getByRole('button', { name: /^Cashout/ }).click();
  await expect(wallet.confirmButton(page)).toBeHidden();
  expect((await transactionsOf(page)).map(({ type }) => type)).toEqual(['deposit']);
});

const REFUSALS = [
  [9.99, 'Minimum withdrawal amount is $10', 'below_minimum'],
  [20.01, 'Insufficient balance for withdrawal.', 'insufficient_balance'],
  [0, 'Please enter a valid amount', 'invalid_amount'],
] as const;

test('a withdrawal that is sent without the form is refused with a reason, recorded in the history, and moves no money @desktop', async ({
  page,
}) => {
  await signIn(page, newPhone());
  const withdraw = async (amount: number) => {
    const answer = await postMoney(page, 'wallet/withdrawals', { amount, methodId: 'mpesa' });
    return [answer.status(), await answer.json()] as const;
  };
  const none = 'No deposit history found. Please contact support for assistance.';
  expect(await withdraw(10)).toMatchObject([200, { data: { success: false, message: none } }]);
  await payInByPhone(page, 2_590);
  for (const [amount, message, reason] of REFUSALS) {
    expect(await withdraw(amount)).toMatchObject([200, { data: { success: false, message, reason } }]);
  }
  const withoutKey = await postMoney(page, 'wallet/withdrawals', { amount: 10, methodId: 'mpesa' }, '');
  expect(withoutKey.status()).toBe(400);
  expect(await balanceOf(page)).toMatchObject({ balance: 20, held: 0 });
  await page.goto('/history');
  await expect(wallet.historyRows(page, /Withdrawal.*Failed/)).toHaveCount(4);
});
