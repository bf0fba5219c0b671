/** The history: found, filtered, opened, exported. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newPhone } from '../support/players.ts';
import { signInUnseen } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { expectBalance, historyRows, mobileNumber } from '../support/wallet.ts';
import { payInByPhone } from '../support/rails/mpesa.ts';
import { postMoney, transactionsOf } from '../support/walletRecords.ts';

const refusedWithdrawal = (page: Page) => postMoney(page, 'wallet/withdrawals', { amount: 1, methodId: 'mpesa' });

test('a transaction opens with its states, its receipt and a reference to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const number = mobileNumber();
  await signInUnseen(page, newPhone());
  await payInByPhone(page, 1_295, number);
  const [deposit] = await transactionsOf(page);
  await page.goto('/history');
  await historyRows(page).getByRole('button').click();
  const detail = page.getByRole('dialog', { name: 'Deposit' });
  await expect(detail.getByText('+Ksh 1,295')).toBeVisible();
  await expect(detail.getByText(`${number.slice(0, 4)} ••• ${number.slice(-3)}`)).toBeVisible();
  await expect(detail.getByText(deposit?.receipt ?? 'no receipt')).toBeVisible();
  await expect(detail.getByRole('listitem')).toContainText(['Pending', 'Processing', 'Completed']);
  await detail.getByRole('button', { name: 'Copy' }).click();
  await expect(detail.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(deposit?.id);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
});

test('a long history is loaded page by page, and is exported whole as CSV @desktop', async ({ page }) => {
  await signInUnseen(page, newPhone());
  await Promise.all(Array.from({ length: 24 }, () => refusedWithdrawal(page)));
  await payInByPhone(page, 1_295);
  await page.goto('/history');
  await expect(historyRows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(historyRows(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(26);
  expect(lines[1]).toMatch(/"deposit","mpesa","07\d\d ••• \d{3}",1295,"KES","completed"/);
  const ids = (await transactionsOf(page)).map(({ id }) => id);
  expect(lines.slice(1).map((line) => line.split(',').at(-1)?.replaceAll('"', ''))).toEqual(ids);
  await expectBalance(page, 'US$10');
});
