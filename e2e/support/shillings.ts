import { expect, type Page } from '@playwright/test';
import type { CurrencyCode } from '../../contract/userChoices.ts';
import { newPhone } from './players.ts';
import { signInUnseen } from './signIn.ts';
import { expectSignedIn } from './store.ts';
import { postMoney } from './walletRecords.ts';

/** Signs in a player whose account is in this currency. The next page that this browser opens is the player's. */
export async function signInUnseenWith(page: Page, currency: CurrencyCode, phone = newPhone()): Promise<void> {
  await signInUnseen(page, phone);
  expect((await postMoney(page, 'users/me/currency', { currency }, '')).status()).toBe(200);
}

/** The same, on home. */
export async function signInWith(page: Page, currency: CurrencyCode, phone = newPhone()): Promise<void> {
  await signInUnseenWith(page, currency, phone);
  await page.goto('/');
  await expectSignedIn(page);
}
