/** What money moves through, and what of it must stay nowhere. */
import { readFileSync } from 'node:fs';
import type { PaymentIntentAnswer } from '../../contract/wallet.ts';
import { newPhone } from '../support/players.ts';
import { findSecrets, statesOf, storageOf, tokensOf, watchStore } from '../support/secrets.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import {
  CARDS,
  chooseCard,
  confirmButton,
  depositDialog,
  expectBalance,
  fillCard,
  fillMobile,
  mobileNumber,
  msisdnOf,
  openCashout,
  openDeposit,
  payButton,
  reviewCashout,
} from '../support/wallet.ts';
import { mobileBooksOf } from '../support/walletRecords.ts';

/** Stands in the path that M-Pesa calls, so whoever reads it could call it too. */
async function callbackSecretOf(number: string): Promise<string> {
  const { pushes } = await mobileBooksOf(msisdnOf(number));
  const secret = /\/api\/hooks\/mobile\/([^/]+)\//.exec(pushes[0]?.callbackUrl ?? '')?.[1];
  if (!secret) throw new Error('M-Pesa was told no callback path');
  return secret;
}

test('no phone number, card, secret or token of a payment is in the store, storage, address, console or logs @desktop', async ({
  page,
}) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  const number = mobileNumber();
  await signIn(page, newPhone());
  await watchStore(page);
  const dialog = await openDeposit(page);
  await fillMobile(page, 2_590, number);
  await payButton(page).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await openDeposit(page);
  await chooseCard(page);
  await fillCard(page, 10, CARDS.paid);
  const prepared = page.waitForResponse(/\/api\/stripe\/payment-intent$/);
  await payButton(page).click();
  const { data } = (await (await prepared).json()) as { data: PaymentIntentAnswer };
  await expect(depositDialog(page).getByText('Your money is here')).toBeVisible();
  await depositDialog(page).getByRole('button', { name: 'Done' }).click();
  await openCashout(page);
  await reviewCashout(page, 10);
  await confirmButton(page).click();
  await expectBalance(page, 'US$20');

  const { accessToken, refreshToken } = await tokensOf(page);
  const states = await statesOf(page);
  // The store has heard of all of it, masked.
  expect(states.join('\n')).toContain('•••• 4242');
  const logs = readFileSync(process.env['E2E_LOG'] ?? '', 'utf8');
  expect(logs).toContain('/api/wallet/withdrawals');
  expect(logs).toContain('/api/hooks/mobile/…/');
  expect(data.clientSecret).toContain('_secret_');
  const places = {
    store: states.join('\n'),
    storage: JSON.stringify(await storageOf(page)),
    address: page.url(),
    console: printed.join('\n'),
    logs,
  };
  const secrets = [accessToken, refreshToken, data.clientSecret, number.slice(1), CARDS.paid];
  expect(findSecrets(places, [...secrets, await callbackSecretOf(number)])).toEqual([]);
});
