/** The money of a new player, from the register form back to the phone: in shillings and in dollars, in both languages. */
import type { Page } from '@playwright/test';
import type { CurrencyCode } from '../../contract/userChoices.ts';
import type { Language } from '../support/pages.ts';
import { newPhone, TEST_CODE, typedNumber } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { acceptedNews, msisdnOf } from '../support/wallet.ts';
import { mpesaBooksOf } from '../support/rails/mpesa.ts';
import { balanceOf, transactionsOf } from '../support/walletRecords.ts';
import { words } from '../support/words.ts';

interface Way {
  language: Language;
  currency: CurrencyCode;
  /** Paid by phone, whole KES. */
  paidKes: number;
  balance: string;
  /** Withdrawn, all of it. */
  amount: number;
}

const WAYS: readonly Way[] = [
  { language: 'sw', currency: 'KES', paidKes: 100, balance: 'Ksh 100', amount: 100 },
  { language: 'en', currency: 'USD', paidKes: 12_950, balance: 'US$100', amount: 100 },
];

async function register(
  page: Page,
  say: (id: string) => string,
  { currency, phone }: { currency: CurrencyCode; phone: string },
): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('app.register') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('auth.phone') }).fill(phone);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await expect(dialog.getByRole('radio', { name: say('auth.currency.KES') })).toBeChecked();
  await dialog.getByRole('radio', { name: say(`auth.currency.${currency}`) }).check();
  await dialog.getByRole('button', { name: say('auth.send') }).click();
  await dialog.getByRole('textbox', { name: say('auth.code') }).fill(TEST_CODE);
  await expect(dialog).toBeHidden();
}

async function deposit(page: Page, say: (id: string) => string, amountKes: number, number: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.deposit'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('deposit.amount') }).fill(String(amountKes));
  await dialog.getByRole('textbox', { name: say('deposit.phone') }).fill(number);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText(say('deposit.credited'))).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function withdraw(page: Page, { language, currency, amount }: Way): Promise<void> {
  const say = (id: string) => words(language, id);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.menu') })
    .click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.cashout') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('wallet.max') }).click();
  await expect(dialog.getByRole('textbox', { name: say(`withdraw.amount.${currency}`) })).toHaveValue(String(amount));
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('button', { name: say('withdraw.confirm') }).click();
  await expect(acceptedNews(dialog, language)).toBeVisible();
}

for (const way of WAYS)
  test(`a new player with an account in ${way.currency} gets back from M-Pesa exactly what was paid, in ${way.language}`, async ({
    page,
    openMenu,
  }) => {
    const say = (id: string) => words(way.language, id);
    const phone = newPhone();
    const number = typedNumber(phone);
    await page.goto('/');
    await (await openMenu()).getByRole('combobox', { name: 'Language' }).selectOption(way.language);
    await page.keyboard.press('Escape');
    await register(page, say, { currency: way.currency, phone });
    await deposit(page, say, way.paidKes, number);
    await expect(page.getByRole('banner')).toContainText(way.balance);
    await withdraw(page, way);
    await expect
      .poll(async () => (await mpesaBooksOf(msisdnOf(number))).payouts)
      .toMatchObject([{ amountKes: way.paidKes }]);
    await expect.poll(() => balanceOf(page)).toMatchObject({ balance: 0, held: 0, currency: way.currency });
    const records = await transactionsOf(page);
    expect(records.map(({ balanceAmount, balanceCurrency }) => [balanceAmount, balanceCurrency])).toEqual([
      [way.amount, way.currency],
      [way.amount, way.currency],
    ]);
  });
