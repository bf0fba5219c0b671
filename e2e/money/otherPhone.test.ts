/** A phone that is not the player's own pays only after its owner has confirmed it, as a real site has it. */
import type { Locator, Page } from '@playwright/test';
import { TEST_CODE } from '../support/players.ts';
import { testOnSite } from '../support/restartableSite.ts';
import { signInWith } from '../support/shillings.ts';
import { expect } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { mpesaBooksOf } from '../support/rails/mpesa.ts';
import { balanceOf, transactionsOf } from '../support/walletRecords.ts';

const test = testOnSite({ OTHER_PAYER_PHONES: 'confirm' });

const codeBox = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Code from the SMS' });

async function payFrom(page: Page, number: string): Promise<Locator> {
  const dialog = await wallet.openDeposit(page);
  await wallet.fillMpesa(page, 500, number);
  await wallet.payButton(page).click();
  return dialog;
}

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/^Failed to load resource: .*(?:400|403)/);
  await signInWith(page, 'KES');
});

test('the phone of somebody else is confirmed by a code, pays, and is not asked again', async ({ page }) => {
  const number = wallet.mobileNumber();
  const dialog = await payFrom(page, number);
  await expect(dialog.getByText(/is not confirmed yet\. Its owner confirms it once/)).toBeVisible();
  expect(await transactionsOf(page)).toEqual([]);
  expect((await mpesaBooksOf(wallet.msisdnOf(number))).pushes).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await codeBox(dialog).fill(TEST_CODE);
  await expect(dialog.getByText('Your money is here')).toBeVisible();
  await expect(dialog).toBeHidden();
  await payFrom(page, number);
  await expect(dialog.getByText('Your money is here')).toBeVisible();
  expect(await balanceOf(page)).toMatchObject({ balance: 1_000, currency: 'KES' });
});
