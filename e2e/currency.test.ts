/** The currency of amounts: chosen by anybody, stored in this browser, the same as in the profile. */
import { newPhone, signOut } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('the currency that a visitor chose is kept, and moves into the account', async ({ page, openMenu }) => {
  const currency = async () => (await openMenu()).getByRole('combobox', { name: 'Currency' });
  await page.goto('/vip');
  const ladder = page.getByRole('main');
  await expect(ladder.getByText(/US\$\d/).first()).toBeVisible();
  await (await currency()).selectOption('KES');
  await page.keyboard.press('Escape');
  await expect(ladder.getByText(/Ksh/).first()).toBeVisible();
  await page.reload();
  await expect(ladder.getByText(/Ksh/).first()).toBeVisible();

  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await signIn(page, newPhone());
  expect((await saved).status()).toBe(200);
  await page.goto('/profile');
  await expect(page.getByLabel('Currency').last()).toHaveValue('KES');
  await page.goto('/');
  await signOut(page);
  await page.goto('/vip');
  await expect(ladder.getByText(/US\$\d/).first()).toBeVisible();
});
