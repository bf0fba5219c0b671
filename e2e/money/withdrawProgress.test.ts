/** A withdrawal from the form to its end, in both currencies: all of it, what arrives, and a picture that follows live. */
import type { Locator, Page } from '@playwright/test';
import type { CurrencyCode } from '../../contract/userChoices.ts';
import { newPhone } from '../support/players.ts';
import { payInByPhone } from '../support/rails/mpesa.ts';
import { signInWith } from '../support/shillings.ts';
import { expect, test } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { balanceOf } from '../support/walletRecords.ts';

interface Way {
  currency: CurrencyCode;
  paidKes: number;
  /** All that is in the account, as typed by Max. */
  all: string;
  field: string;
  cashout: string;
  arrives: string;
}

const SHILLINGS: Way = {
  ...{ currency: 'KES', paidKes: 500, all: '500', field: 'Amount in Kenyan shillings' },
  ...{ cashout: 'Cashout Ksh 500', arrives: 'Ksh 500' },
};
const DOLLARS: Way = {
  ...{ currency: 'USD', paidKes: 12_950, all: '100', field: 'Amount in US dollars' },
  ...{ cashout: 'Cashout $100', arrives: 'Ksh 12,950' },
};

const picture = (dialog: Locator): Locator => dialog.getByRole('region', { name: 'Your withdrawal, step by step' });
const presentStep = (dialog: Locator): Locator => picture(dialog).locator('[aria-current=step]');

/** All of the account, until the request is accepted; the window stays open. */
async function withdrawAll(page: Page, { currency, paidKes, ...shown }: Way, lastDigits?: string): Promise<Locator> {
  await signInWith(page, currency, newPhone(lastDigits));
  await payInByPhone(page, paidKes);
  const dialog = await wallet.openCashout(page);
  await dialog.getByRole('button', { name: 'Max' }).click();
  await expect(dialog.getByRole('textbox', { name: shown.field })).toHaveValue(shown.all);
  const facts = dialog.getByRole('definition');
  await expect(facts.first()).toHaveText(shown.arrives);
  await expect(facts.last()).toHaveText('Instant - 10 minutes');
  await dialog.getByRole('button', { name: shown.cashout }).click();
  await wallet.confirmButton(page).click();
  await picture(dialog).click();
  return dialog;
}

/** The history shows the same picture after a reload. */
async function openInHistory(page: Page): Promise<Locator> {
  await page.goto('/history');
  await page.reload();
  await wallet.historyRows(page, 'Withdrawal').getByRole('button').click();
  return page.getByRole('dialog', { name: 'Withdrawal' });
}

test('a withdrawal of all of an account in shillings is followed live until it has arrived, also after a reload', async ({
  page,
}) => {
  const dialog = await withdrawAll(page, SHILLINGS);
  await expect(presentStep(dialog)).toContainText('Arrived');
  await expect(picture(dialog).getByRole('status')).toContainText('Ksh 500 arrived at 07');
  await expect(dialog.getByText('Your money has arrived')).toBeVisible();
  await expect(dialog.getByText('Your money is on its way')).toHaveCount(0);
  const detail = await openInHistory(page);
  await expect(presentStep(detail)).toContainText('Arrived');
  await expect(picture(detail).getByRole('status')).toContainText('Ksh 500 arrived at 07');
  expect(await balanceOf(page)).toMatchObject({ balance: 0, held: 0, currency: 'KES' });
});

test('a withdrawal from an account in dollars that could not be sent says so live, and the money is back, also after a reload', async ({
  page,
}) => {
  const dialog = await withdrawAll(page, DOLLARS, '09');
  await expect(presentStep(dialog)).toContainText('Not sent');
  await expect(dialog.getByText('Your money could not be sent')).toBeVisible();
  await expect(picture(dialog)).toContainText('It could not be sent. The money is back in your balance.');
  await wallet.expectBalance(page, 'US$100');
  const detail = await openInHistory(page);
  await expect(presentStep(detail)).toContainText('Not sent');
  expect(await balanceOf(page)).toMatchObject({ held: 0, available: 100, currency: 'USD' });
});
