/** Being signed in over reloads, tabs and browsers, and how it ends. */
import {
  accountButton,
  authDialog,
  codeBox,
  consentStep,
  control,
  logInButton,
  newPhone,
  openLogIn,
  sendCode,
  signInByCode,
  signOut,
  TEST_CODE,
} from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const MINUTE_MS = 60_000;

test('signing out clears the data of the player', async ({ page }) => {
  await signIn(page, newPhone());
  const favourite = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first();
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible();
  await signOut(page);
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeHidden();
  await page.reload();
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeHidden();
});

test('all tabs show the same player', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await signInByCode(other, newPhone());
  await expect(accountButton(page)).toBeVisible();
  // The player turns to this tab; a consent in the other tab counts here too.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(consentStep(page)).toBeHidden();
  await signOut(page);
  await expect(logInButton(other)).toBeVisible();
});

test('a disabled player is signed out, with a reason', async ({ page, guard }) => {
  guard.allow(/^Failed to load resource: .*(?:400|401|403)/);
  const phone = newPhone();
  await signIn(page, phone);
  const refresh = page.getByRole('button', { name: 'Refresh the balance' });
  await expect(refresh).toBeVisible();
  await control({ action: 'setDisabled', phoneNumber: phone, isDisabled: true });
  const notice = page.getByText('You were signed out because your account is disabled.');
  // Either the press or the live connection, which removes the button, notices first.
  await Promise.race([refresh.click(), notice.waitFor()]);
  await expect(notice).toBeVisible();
  await expect(logInButton(page)).toBeVisible();
});

test('a player who was disabled while away is signed out, and learns why at the next sign-in', async ({
  page,
  guard,
}) => {
  guard.allow(/^Failed to load resource: .*(?:400|401|403)/);
  const phone = newPhone();
  await signIn(page, phone);
  // Away meanwhile, because the live connection of an open page would notice at once.
  await page.goto('about:blank');
  await control({ action: 'setDisabled', phoneNumber: phone, isDisabled: true });
  await page.goto('/');
  await expect(page.getByText('You have been signed out. Log in again to play on.')).toBeVisible();
  await logInButton(page).click();
  await sendCode(page, phone);
  await codeBox(page).fill(TEST_CODE);
  await expect(authDialog(page).getByText('This account is disabled. Please contact support.')).toBeVisible();
});

test('signing out everywhere stops the other browsers by themselves within a minute, on every page', async ({
  page,
  browser,
  baseURL,
  guard,
}) => {
  guard.allow(/^Failed to load resource: .*(?:400|401|403)/);
  const phone = newPhone();
  await signIn(page, phone, '/vip');
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn(elsewhere, phone, '/profile');
  await elsewhere.getByRole('button', { name: 'Sign out everywhere' }).click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Log In' }).first()).toBeVisible();
  await expect(page.getByText('You were signed out on all your devices.')).toBeVisible({ timeout: MINUTE_MS });
  await elsewhere.context().close();
});

test('the language of the profile is used in another browser', async ({ page, browser, baseURL, openMenu }) => {
  const phone = newPhone();
  await signIn(page, phone);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await (await openMenu()).getByRole('combobox', { name: 'Language' }).selectOption('sw');
  expect((await saved).status()).toBe(200);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await openLogIn(elsewhere);
  await sendCode(elsewhere, phone);
  await codeBox(elsewhere).fill(TEST_CODE);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'sw');
  await elsewhere.context().close();
});
