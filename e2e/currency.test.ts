/** The currency of amounts: chosen by anybody, stored in this browser, the same as in the profile. */
import { payIn } from './support/payIn.ts';
import { authDialog, codeBox, newPhone, phoneBox, sendButton, signOut, TEST_CODE } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { expectSignedIn } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { balanceOf } from './support/walletRecords.ts';

test('the currency that a visitor chose is kept, and moves into the account', async ({ page, openMenu }) => {
  const currency = async () => (await openMenu()).getByRole('combobox', { name: 'Currency' });
  const expectChosen = async (code: string) => {
    await expect(await currency()).toHaveValue(code);
    await page.keyboard.press('Escape');
  };
  await page.goto('/vip');
  // The browser is in Kenya.
  await expectChosen('KES');
  await (await currency()).selectOption('USD');
  await page.keyboard.press('Escape');
  await page.reload();
  await expectChosen('USD');
  await (await currency()).selectOption('KES');
  await page.keyboard.press('Escape');

  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await signIn(page, newPhone(), '/profile');
  expect((await saved).status()).toBe(200);
  await expect(page.getByLabel('Currency').last()).toHaveValue('KES');
  await page.goto('/');
  await signOut(page);
  await page.goto('/vip');
  await expectChosen('KES');
});

test('the currency of an account is chosen in the profile until money came in elsewhere; then the change is refused with a reason', async ({
  page,
  guard,
}) => {
  guard.allow(/^Failed to load resource/);
  // This tab does not hear of the money.
  await page.route('**/api/wallet/events', (route) => route.abort());
  await signIn(page, newPhone(), '/profile');
  const currency = page.getByRole('combobox', { name: 'Currency of your account' });
  await expect(currency).toHaveValue('USD');
  await currency.selectOption('KES');
  await expect(page.getByText('Saved')).toBeVisible();
  await payIn(page, 100);
  await currency.selectOption('USD');
  await expect(
    page.getByText('There was money in your account already, so its currency stays as it is.'),
  ).toBeVisible();
  await expect(currency).toHaveValue('KES');
  expect(await balanceOf(page)).toMatchObject({ currency: 'KES', balance: 100 });
  await page.reload();
  await expectSignedIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(currency).toBeHidden();
});

test('the currency that is chosen at registration is kept while the connection is lost', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await phoneBox(page).fill(newPhone());
  for (const box of await authDialog(page).getByRole('checkbox').all()) await box.check();
  const dollars = authDialog(page).getByRole('radio', { name: 'US dollars (US$)' });
  await expect(authDialog(page).getByRole('radio', { name: 'Kenyan shillings (Ksh)' })).toBeChecked();
  await dollars.check();
  await sendButton(page).click();
  await expect(codeBox(page)).toBeVisible();
  await context.setOffline(true);
  await codeBox(page).fill(TEST_CODE);
  await expect(authDialog(page).getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await context.setOffline(false);
  await codeBox(page).fill('');
  await codeBox(page).fill(TEST_CODE);
  await expectSignedIn(page);
  expect(await balanceOf(page)).toMatchObject({ currency: 'USD' });
});
