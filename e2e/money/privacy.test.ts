/** Money data goes to its provider alone and never appears elsewhere. */
import type { PaymentIntentAnswer } from '../../contract/card.ts';
import { newPhone, typedNumber } from '../support/players.ts';
import { findSecrets, placesOf, tokensOf, watchStore } from '../support/secrets.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { mpesaBooksOf } from '../support/rails/mpesa.ts';

/** Part of the path that M-Pesa calls, so anyone who knows it could call it. */
async function callbackSecretOf(number: string): Promise<string> {
  const { pushes } = await mpesaBooksOf(wallet.msisdnOf(number));
  const secret = /\/api\/hooks\/mobile\/([^/]+)\//.exec(pushes[0]?.callbackUrl ?? '')?.[1];
  if (!secret) throw new Error('M-Pesa was told no callback path');
  return secret;
}

test('no phone number, card, secret or token of a payment is in the store, storage, address, console or logs @desktop', async ({
  page,
}) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  const phone = newPhone();
  const number = typedNumber(phone);
  await signIn(page, phone);
  await watchStore(page);
  const dialog = await wallet.openDeposit(page);
  await wallet.fillMpesa(page, 2_590, number);
  await wallet.payButton(page).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await wallet.openCardForm(page);
  await wallet.fillCard(page, 10, wallet.CARDS.paid);
  const prepared = page.waitForResponse(/\/api\/stripe\/payment-intent$/);
  await wallet.payButton(page).click();
  const { data } = (await (await prepared).json()) as { data: PaymentIntentAnswer };
  await expect(wallet.depositDialog(page).getByText('Your money is here')).toBeVisible();
  await wallet.depositDialog(page).getByRole('button', { name: 'Done' }).click();
  await wallet.openCashout(page);
  await wallet.reviewCashout(page, 10);
  await wallet.confirmButton(page).click();
  await wallet.expectBalance(page, 'US$20');

  const { accessToken, refreshToken } = await tokensOf(page);
  const places = await placesOf(page, printed);
  // The store has the masked values.
  expect(places.store).toContain('•••• 4242');
  expect(places.logs).toContain('/api/wallet/withdrawals');
  expect(places.logs).toContain('/api/hooks/mobile/…/');
  expect(data.clientSecret).toContain('_secret_');
  const secrets = [accessToken, refreshToken, data.clientSecret, number.slice(1), wallet.CARDS.paid];
  expect(findSecrets(places, [...secrets, await callbackSecretOf(number)])).toEqual([]);
});
