/** A page or modal that a visitor wanted opens after the sign-in. */
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

test('the wallet button of a visitor opens the deposit after code and consent', async ({ page }) => {
  await pressWallet(page);
  await sendCode(page, newPhone());
  await reachConsent(page);
  await expect(depositDialog(page)).toBeHidden();
  await giveConsent(page);
  await expect(depositDialog(page)).toBeVisible();
  await expect(authDialog(page)).toBeHidden();
});

test('the deposit also opens when the page is reloaded before the consent', async ({ page }) => {
  await pressWallet(page);
  await sendCode(page, newPhone());
  await reachConsent(page);
  await page.reload();
  await expect(consentStep(page)).toBeVisible();
  await giveConsent(page);
  await expect(depositDialog(page)).toBeVisible();
});

test('the deposit opens after a redirect to Google and back', async ({ page }) => {
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

test('the deposit does not open for a visitor who closed the sign-in and signs in later', async ({ page }) => {
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
