/** Deposits by M-Pesa with every outcome of a prompt. */
import type { Page } from '@playwright/test';
import { newPhone } from '../support/players.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { mpesaBooksOf } from '../support/rails/mpesa.ts';
import { balanceOf, transactionsOf } from '../support/walletRecords.ts';

async function pay(page: Page, amountKes: number, number: string): Promise<void> {
  await wallet.fillMpesa(page, amountKes, number);
  await wallet.payButton(page).click();
}

test('a paid prompt credits the balance, shows the receipt and closes the modal', async ({ page }) => {
  const number = wallet.mobileNumber();
  await signIn(page, newPhone());
  const dialog = await wallet.openDeposit(page);
  await wallet.fillMpesa(page, 12_950, number);
  const onScreen = number.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3');
  await expect(dialog.getByText('Adds US$100 to your balance')).toBeVisible();
  await wallet.payButton(page).click();
  await expect(dialog.getByText('Check your phone…')).toBeVisible();
  await expect(dialog.getByText(`Enter your M-Pesa PIN on ${onScreen}`)).toBeVisible();
  await expect(dialog.getByText('Your money is here')).toBeVisible();
  const { pushes } = await mpesaBooksOf(wallet.msisdnOf(number));
  await expect(dialog.getByText(pushes[0]?.receipt ?? 'no receipt')).toBeVisible();
  await wallet.expectBalance(page, 'US$100');
  await expect(dialog).toBeHidden();
});

const FAILURES = [
  ['01', 'You cancelled the payment on your phone. Nothing was charged.'],
  ['02', 'Your M-Pesa balance is too low. Nothing was charged.'],
  ['03', 'Your phone could not be reached. Nothing was charged.'],
  ['04', 'The M-Pesa PIN was wrong. Nothing was charged.'],
  ['05', 'Another M-Pesa payment is still open on this phone. Finish it, wait a minute, then try again.'],
] as const;

test('a failed prompt shows the reason, moves no money, and leaves the form ready for another try @desktop', async ({
  page,
}) => {
  await signIn(page, newPhone());
  const dialog = await wallet.openDeposit(page);
  for (const [digits, reason] of FAILURES) {
    await test.step(`phone ${digits}`, async () => {
      await pay(page, 100, wallet.mobileNumber(digits));
      await expect(dialog.getByText('The deposit did not go through')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeInViewport();
      await expect(dialog.getByText(reason).filter({ visible: true })).toBeVisible();
    });
  }
  const states = (await transactionsOf(page)).map(({ status, reason }) => `${status} ${reason}`);
  expect(states.reverse()).toEqual(
    ['cancelled', 'insufficient_funds', 'unreachable', 'wrong_pin', 'another_in_progress'].map(
      (reason) => `failed ${reason}`,
    ),
  );
  expect(await balanceOf(page)).toMatchObject({ balance: 0, available: 0 });
});

test('a payment without a callback is found by a query', async ({ page }) => {
  await signIn(page, newPhone());
  const dialog = await wallet.openDeposit(page);
  await pay(page, 1_295, wallet.mobileNumber('06'));
  await expect(dialog.getByText('Your money is here')).toBeVisible();
  await wallet.expectBalance(page, 'US$10');
});

test('a payment of a wrong amount goes to review, and the player is told @desktop', async ({ page }) => {
  await signIn(page, newPhone());
  const dialog = await wallet.openDeposit(page);
  await pay(page, 1_295, wallet.mobileNumber('08'));
  const review = dialog.getByRole('alert').filter({ hasText: 'We are looking into your payment' });
  await expect(review).toContainText('Your money is safe.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await wallet.expectBalance(page, 'US$0');
  await page.goto('/history');
  await expect(wallet.historyRows(page)).toHaveCount(1);
  await expect(wallet.historyRows(page)).toContainText('In review');
});

test('a deposit with a bonus shows the bonus, and credits both accounts', async ({ page }) => {
  await signIn(page, newPhone());
  const dialog = await wallet.openDeposit(page);
  await wallet.fillMpesa(page, 1_000, wallet.mobileNumber());
  await dialog.getByRole('button', { name: /^Available bonuses/ }).click();
  await dialog.getByRole('button', { name: /Karibu boost/ }).click();
  await expect(dialog.getByText('You get US$7.72 bonus')).toBeVisible();
  await wallet.payButton(page).click();
  await expect(dialog.getByText('Added to bonus')).toBeVisible();
  await wallet.expectBalance(page, 'US$7.72');
  expect(await balanceOf(page)).toMatchObject({ balance: 7.72, available: 7.72, bonusBalance: 7.72 });
});
