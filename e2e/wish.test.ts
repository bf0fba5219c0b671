/** What a visitor wanted opens after the sign-in that was asked for. */
import type { Page } from '@playwright/test';
import {
  authDialog,
  chooseNewGoogleAccount,
  consentStep,
  giveConsent,
  newPhone,
  reachConsent,
  sendCode,
  signOut,
} from './support/players.ts';
import { expect, test } from './support/test.ts';
import { depositDialog } from './support/wallet.ts';

async function pressWallet(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('button', { name: 'Wallet' }).tap();
  await expect(authDialog(page)).toBeVisible();
}

test('the wallet button of a visitor leads through code and consent to the deposit', async ({ page }) => {
  await pressWallet(page);
  await sendCode(page, newPhone());
  await reachConsent(page);
  await expect(depositDialog(page)).toBeHidden();
  await giveConsent(page);
  await expect(depositDialog(page)).toBeVisible();
  await expect(authDialog(page)).toBeHidden();
});

test('the deposit opens also where the page is loaded again before the consent', async ({ page }) => {
  await pressWallet(page);
  await sendCode(page, newPhone());
  await reachConsent(page);
  await page.reload();
  await expect(consentStep(page)).toBeVisible();
  await giveConsent(page);
  await expect(depositDialog(page)).toBeVisible();
});

test('the deposit opens after the way to Google and back', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await pressWallet(page);
  await authDialog(page).getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await chooseNewGoogleAccount(page, `Wanja ${Date.now()}`);
  await giveConsent(page);
  await expect(depositDialog(page)).toBeVisible();
});

test('who closes the sign-in and comes in later finds no deposit', async ({ page }) => {
  await pressWallet(page);
  await authDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(authDialog(page)).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await sendCode(page, newPhone());
  await reachConsent(page);
  await giveConsent(page);
  await signOut(page);
  await expect(depositDialog(page)).toBeHidden();
});
