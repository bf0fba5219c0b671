import { accountButton, authDialog, chooseNewGoogleAccount, giveConsent, openLogIn } from './support/players.ts';
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
