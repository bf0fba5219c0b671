/** Deposits and withdrawals of a player. Amounts are for a player who counts in dollars. */
import { expect, type Locator, type Page } from '@playwright/test';
import { ownDigits } from './ownNumber.ts';
import type { Language } from './pages.ts';
import { accountButton } from './players.ts';
import { words } from './words.ts';

/** Titles of a withdrawal, from one to the next. */
const ACCEPTED = ['withdraw.now.asked', 'withdraw.now.sending', 'withdraw.now.arrived'];

/** Test cards of the sandbox, by the outcome of a payment. */
export const CARDS = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  authenticated: '4000002500003155',
} as const;

/** The last two digits of a phone that M-Pesa always pays. */
const PAID = '11';

/** An M-Pesa number of this journey only, in Kenyan notation; its last two digits decide the outcome. */
export const mobileNumber = (lastDigits = PAID): string => `072${ownDigits()}${lastDigits}`;

/** The provider writes numbers like this. */
export const msisdnOf = (number: string): string => number.replace(/^0/, '254');

export const balanceChip = (page: Page): Locator =>
  page.getByRole('banner').locator('[aria-live=polite]').filter({ hasText: 'Balance:' });

/** Waits for a balance such as `US$12.50`, with or without bonus money beside it. */
export const expectBalance = (page: Page, amount: string): Promise<void> =>
  expect(balanceChip(page)).toHaveText(
    new RegExp(
      `^Balance:\\s${amount.replaceAll(/[$.]/g, '\\$&').replaceAll(/\s/g, '\\s')}(?:\\s\\+\\s[\\d,.]+\\sbonus)?$`,
    ),
  );

export const depositDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a payment method' });
export const withdrawDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Withdraw Funds' });

export async function openDeposit(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click();
  const dialog = depositDialog(page);
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  return dialog;
}

/** The card form in a deposit opened for it. */
export async function openCardForm(page: Page): Promise<Locator> {
  const dialog = await openDeposit(page);
  await chooseCard(page);
  return dialog;
}

/** The button that pays. */
export const payButton = (page: Page): Locator => depositDialog(page).getByRole('button', { name: /^Deposit/ });

/** The player's own number is filled in already and stays when no other is given. */
export async function fillMpesa(page: Page, amountKes: number, number?: string): Promise<void> {
  const dialog = depositDialog(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(String(amountKes));
  if (number) await dialog.getByRole('textbox', { name: 'M-Pesa phone number' }).fill(number);
}

export const chooseCard = (page: Page): Promise<void> =>
  depositDialog(page)
    .getByRole('radio', { name: /^Credit\/Debit Card/ })
    .check();

export async function fillCard(page: Page, amountUsd: number, number: string): Promise<void> {
  const dialog = depositDialog(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(String(amountUsd));
  await dialog.getByRole('textbox', { name: 'Credit or debit card number' }).fill(number);
  await dialog.getByRole('textbox', { name: 'Credit or debit card expiration date' }).fill('1234');
  await dialog.getByRole('textbox', { name: 'Credit or debit card CVC/CVV' }).fill('123');
}

/** The page of the bank. */
export const bankPage = (page: Page): Locator => page.getByRole('dialog', { name: 'Bank confirmation' });

export async function openCashout(page: Page): Promise<Locator> {
  await accountButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Cashout' }).click();
  const dialog = withdrawDialog(page);
  await expect(dialog.getByRole('textbox', { name: /^Amount in / })).toBeVisible();
  return dialog;
}

export const confirmButton = (page: Page): Locator =>
  withdrawDialog(page).getByRole('button', { name: 'Confirm withdrawal' });

/** Confirms a withdrawal that ends a running bonus. */
export const giveUpButton = (page: Page): Locator =>
  withdrawDialog(page).getByRole('button', { name: 'Withdraw and give up the bonus' });

/** Leads from the open modal to its last question. */
export async function reviewCashout(page: Page, amountUsd: number): Promise<void> {
  const dialog = withdrawDialog(page);
  await dialog.getByRole('textbox', { name: /^Amount in / }).fill(String(amountUsd));
  await dialog.getByRole('button', { name: /^Cashout/ }).click();
  await expect(confirmButton(page).or(giveUpButton(page))).toBeVisible();
}

/** The withdrawal was accepted; M-Pesa may already have sent it. */
export const acceptedNews = (part: Page | Locator, language: Language = 'en'): Locator =>
  part.getByText(new RegExp(`^(?:${ACCEPTED.map((id) => words(language, id)).join('|')})$`));

/** The lines of the history with this text. */
export const historyRows = (page: Page, text: string | RegExp = ''): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
