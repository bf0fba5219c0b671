/** A page or modal that a visitor wanted opens after the sign-in. */
import type { Page } from '@playwright/test';
import { authDialog, consentStep, giveConsent, newPhone, reachConsent, sendCode } from './support/players.ts';
import { expect, test } from './support/test.ts';
import { depositDialog } from './support/wallet.ts';

async function pressWallet(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('button', { name: 'Wallet' }).tap();
  await expect(authDialog(page)).toBeVisible();
}

test('the wallet button of a visitor opens the deposit after code and consent, also when the page is reloaded between them', async ({
  page,
}) => {
  await pressWallet(page);
  await sendCode(page, newPhone());
  await reachConsent(page);
  await expect(depositDialog(page)).toBeHidden();
  await page.reload();
  await expect(consentStep(page)).toBeVisible();
  await giveConsent(page);
  await expect(depositDialog(page)).toBeVisible();
});
