import {
  accountButton,
  authDialog,
  codeBox,
  consentStep,
  control,
  giveConsent,
  newPhone,
  openLogIn,
  phoneBox,
  reachConsent,
  sendButton,
  sendCode,
  signOut,
  TEST_CODE,
  WRONG_CODE,
} from './support/players.ts';
import { expect, test } from './support/test.ts';

const VERIFY_PATH = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber';
const REFUSED = /^Failed to load resource: .*400/;

test('a new player registers by phone and gets a named profile', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await expect(sendButton(page)).toBeDisabled();
  await phoneBox(page).fill(phone);
  await sendButton(page).click();
  await expect(authDialog(page).getByText('Please confirm your age and accept the terms to register.')).toBeVisible();
  await authDialog(page)
    .getByRole('checkbox', { name: /18 years/ })
    .check();
  await authDialog(page).getByRole('checkbox', { name: /terms/ }).check();
  await sendButton(page).click();
  await expect(authDialog(page).getByText(TEST_CODE)).toBeVisible();
  const session = page.waitForResponse('**/api/users/session');
  await codeBox(page).pressSequentially(TEST_CODE);
  const { data: profile } = (await (await session).json()) as { data: Record<string, unknown> };
  expect(profile).toMatchObject({
    phoneNumber: phone,
    displayName: expect.stringMatching(new RegExp(`^[A-Z][a-z]+ ?${phone.slice(-4)}$`)),
    ageConfirmedAt: expect.stringMatching(/^\d{4}-/),
    termsAcceptedAt: expect.stringMatching(/^\d{4}-/),
  });
  await expect(authDialog(page)).toBeHidden();
  await accountButton(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('main')).toContainText(String(profile['displayName']));
});

test('a new player who used Log In has to confirm age and terms first', async ({ page }) => {
  await openLogIn(page);
  await sendCode(page, newPhone());
  await reachConsent(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(consentStep(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect.poll(() => consentStep(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.reload();
  const session = page.waitForResponse((response) => response.request().postData()?.includes('consent') ?? false);
  await giveConsent(page);
  const { data: profile } = (await (await session).json()) as { data: Record<string, unknown> };
  expect(profile).toMatchObject({ ageConfirmedAt: expect.stringMatching(/^\d{4}-/) });
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await expect(consentStep(page)).toBeHidden();
});

test('a confirmation in one tab does not count for a player in another tab', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await phoneBox(page).fill(newPhone());
  for (const name of [/18 years/, /terms/]) await authDialog(page).getByRole('checkbox', { name }).check();
  await sendButton(page).click();
  await expect(codeBox(page)).toBeVisible();
  await authDialog(page).getByRole('button', { name: 'Close' }).click();

  const said: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/users/session')) said.push(request.postData() ?? '');
  });
  const other = await context.newPage();
  await openLogIn(other);
  await sendCode(other, newPhone());
  await reachConsent(other);
  await expect(consentStep(page)).toBeVisible();
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((body) => body.includes('consent'))).toEqual([]);
});

test('a wrong and an expired code are refused, the right one is accepted, and the focus is on the account, then on Log In', async ({
  page,
  guard,
}) => {
  guard.allow(REFUSED, VERIFY_PATH);
  const phone = newPhone();
  await openLogIn(page);
  await sendCode(page, phone);
  await codeBox(page).pressSequentially(WRONG_CODE);
  await expect(authDialog(page).getByRole('alert')).toHaveText(
    'Invalid verification code. Please check and try again.',
  );
  await expect(codeBox(page)).toBeFocused();
  await control({ action: 'expireCodes', phoneNumber: phone });
  await codeBox(page).pressSequentially(TEST_CODE);
  await expect(authDialog(page).getByRole('alert')).toHaveText(
    'Verification code has expired. Please request a new one.',
  );
  await expect(phoneBox(page)).toHaveValue(new RegExp(phone.slice(-3)));
  await expect(authDialog(page).getByText('Code expired. Please request a new verification code.')).toBeVisible();
  await sendButton(page).click();
  await codeBox(page).pressSequentially(TEST_CODE);
  await giveConsent(page);
  await expect(accountButton(page)).toBeFocused();
  await signOut(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeFocused();
});
