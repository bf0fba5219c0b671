import {
  accountButton,
  authDialog,
  chooseNewGoogleAccount,
  giveConsent,
  newPhone,
  openLogIn,
} from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const googleButton = 'Continue with Google';

test('Google signs in through a pop-up window', async ({ page }) => {
  await openLogIn(page);
  const opened = page.waitForEvent('popup');
  await authDialog(page).getByRole('button', { name: googleButton }).click();
  const chooser = await opened;
  await chooseNewGoogleAccount(chooser, `Amani ${Date.now()}`);
  await giveConsent(page);
  await expect(accountButton(page)).toHaveAccessibleName(/^Account of Amani/);
  await expect(authDialog(page)).toBeHidden();
  expect(chooser.isClosed()).toBe(true);
});

test('Google signs in by a redirect when the browser blocks windows', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openLogIn(page);
  await authDialog(page).getByRole('button', { name: googleButton }).click();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await chooseNewGoogleAccount(page, `Zuri ${Date.now()}`);
  await expect(page).toHaveURL(`${baseURL}/`);
  await giveConsent(page);
  await expect(accountButton(page)).toHaveAccessibleName(/^Account of Zuri/);
});

test('Google can be linked to a phone account, and unlinked again', async ({ page }) => {
  await signIn(page, newPhone());
  await page.goto('/profile');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await chooseNewGoogleAccount(await opened, `Kito ${Date.now()}`);
  await expect(page.getByText('Google is linked. You can now sign in with it too.')).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByText('Google is no longer linked.')).toBeVisible();
});

test('a message explains a blocked window when Google is being linked', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signIn(page, newPhone());
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await expect(page.getByText("Your browser did not open Google's window.")).toBeVisible();
});
