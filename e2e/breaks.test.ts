/** Breaks, self-exclusion and the reality check, and what they close. */
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { openGame } from './support/games.ts';
import { payIn } from './support/payIn.ts';
import { newPhone } from './support/players.ts';
import { openTools } from './support/saferPlay.ts';
import { signInUnseen } from './support/signIn.ts';
import { openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';
import * as wallet from './support/wallet.ts';
import { postMoney } from './support/walletRecords.ts';

async function takeBreak(page: Page): Promise<void> {
  await openTools(page);
  await page.getByRole('region', { name: 'Take a break' }).getByRole('button', { name: 'Start the break' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start this break?' });
  await expect(dialog.getByText(/^Until \d/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Start the break' }).click();
  await expect(dialog).toBeHidden();
}

/** Neither a deposit nor a game, with or without the site's own forms. */
async function expectClosed(page: Page, why: string, code: string): Promise<void> {
  await page.goto('/');
  await expect(wallet.balanceChip(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
  await openModal(page, 'deposit');
  await expect(page.getByRole('dialog', { name: 'Withdraw Funds' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(wallet.depositDialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  // It reloads the page, so the break is not known yet.
  const player = await openGame(page, 'Simba Gold');
  await expect(player.getByText(why)).toBeVisible();
  await expect(player.getByText(/^Until /)).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const refused = await postMoney(page, 'mpesa/stk-push', { phoneNumber: wallet.mobileNumber(), amount: 100 });
  expect([refused.status(), await refused.json()]).toMatchObject([403, { error: { code } }]);
}

test('a break closes deposits and games, but not withdrawals', async ({ page }) => {
  await signInUnseen(page, newPhone());
  await payIn(page, 12_950);
  await takeBreak(page);
  await expect(page.getByRole('main').getByText('You are taking a break')).toBeVisible();
  await expectClosed(page, 'You are taking a break', 'time_out');
  await page.goto('/');
  const cashout = await wallet.openCashout(page);
  await wallet.reviewCashout(page, 25);
  await wallet.confirmButton(page).click();
  await expect(wallet.acceptedNews(cashout)).toBeVisible();
});

test('a self-exclusion asks twice and then cannot be undone', async ({ page }) => {
  await signInUnseen(page, newPhone());
  await openTools(page);
  const tool = page.getByRole('region', { name: 'Self-exclusion' });
  await tool.getByRole('radio', { name: '1 year' }).check();
  await tool.getByRole('button', { name: 'Exclude myself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exclude yourself?' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please tick that you have understood')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Exclude me now' }).click();
  await expect(dialog.getByText('Please type EXCLUDE')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('textbox').fill('exclude');
  await dialog.getByRole('button', { name: 'Exclude me now' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('You have excluded yourself')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectClosed(page, 'You have excluded yourself', 'self_excluded');
});
