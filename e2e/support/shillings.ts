import { expect, type Page } from '@playwright/test';
import type { CurrencyCode } from '../../contract/userChoices.ts';
import { expectSignedIn } from './store.ts';
import { postMoney } from './walletRecords.ts';

/** The account of a signed-in player without money, in this currency from now on. */
export async function keepAccountIn(page: Page, currency: CurrencyCode): Promise<void> {
  expect((await postMoney(page, 'users/me/currency', { currency }, '')).status()).toBe(200);
  await page.reload();
  await expectSignedIn(page);
}
