/** Players who sign in, through the site as it is. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Control, sendControl } from '../../sandbox/auth/control.ts';

export const TEST_CODE = '123456';
export const WRONG_CODE = '654321';

/** A Kenyan mobile number that no other journey has: E.164. */
export const newPhone = (): string => `+25471${Math.floor(1_000_000 + Math.random() * 9_000_000)}`;

/** Beyond what a person can do at the site. */
export const control = (order: Control): Promise<void> => sendControl(process.env['E2E_AUTH_URL'] ?? '', order);

export const authDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(?:Welcome Back|Verify Your Number)$/ });
export const phoneBox = (page: Page): Locator => authDialog(page).getByRole('textbox', { name: 'Phone number' });
export const codeBox = (page: Page): Locator =>
  authDialog(page).getByRole('textbox', { name: '6-digit verification code' });
export const sendButton = (page: Page): Locator =>
  authDialog(page).getByRole('button', { name: 'Send Verification Code' });

/** Who signed in before. */
const players = new Set<string>();

/** The button of the header that opens the player's menu; only there for who is signed in. */
export const accountButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Account of / });
export const logInButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Log In' });

export async function openLogIn(page: Page): Promise<void> {
  await page.goto('/');
  await openLogInHere(page);
}

async function openLogInHere(page: Page): Promise<void> {
  await logInButton(page).click();
  await expect(phoneBox(page)).toBeVisible();
}

/** From the open phone step to the code step. */
export async function sendCode(page: Page, phone: string): Promise<void> {
  await phoneBox(page).fill(phone);
  await sendButton(page).click();
  await expect(codeBox(page)).toBeVisible();
}

export const consentStep = (page: Page): Locator => page.getByRole('dialog', { name: 'One last step' });

/** On the phone step: what is no number is said to be none. */
export async function tryWrongNumber(page: Page): Promise<void> {
  await phoneBox(page).fill('0712');
  await sendButton(page).click();
  await expect(authDialog(page).getByRole('alert').first()).toBeVisible();
}

/** From the phone step to the open list of countries. */
export async function openCountries(page: Page): Promise<void> {
  await authDialog(page)
    .getByRole('button', { name: /^Country: / })
    .click();
  await expect(page.getByRole('option', { name: /Kenya \+/ })).toBeVisible();
}

/** On the code step: a wrong code is said to be wrong. */
export async function tryWrongCode(page: Page): Promise<void> {
  await codeBox(page).pressSequentially(WRONG_CODE);
  await expect(authDialog(page).getByRole('alert')).toBeVisible();
}

/** From the code step of a new player who came by Log In to the last one. */
export async function reachConsent(page: Page): Promise<void> {
  await codeBox(page).fill(TEST_CODE);
  await expect(consentStep(page)).toBeVisible();
}

/** What a new player is asked who came in by Log In or by Google. */
export async function giveConsent(page: Page): Promise<void> {
  const step = consentStep(page);
  await step.getByRole('checkbox', { name: /18 years/ }).check();
  await step.getByRole('checkbox', { name: /terms/ }).check();
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(step).toBeHidden();
}

/** A whole sign-in from home on; a new number makes a new player, who gives consent. */
export async function signInByCode(page: Page, phone: string): Promise<void> {
  await page.goto('/');
  await signInHere(page, phone);
}

/** The same from the page that is open, without a reload. */
export async function signInHere(page: Page, phone: string): Promise<void> {
  await openLogInHere(page);
  await sendCode(page, phone);
  await enterCode(page);
  if (!players.has(phone)) await giveConsent(page);
  players.add(phone);
}

/** From the code step to the player; one without consent is still asked for it. */
export async function enterCode(page: Page): Promise<void> {
  await codeBox(page).fill(TEST_CODE);
  await expect(accountButton(page)).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(logInButton(page)).toBeVisible();
}

/** In the window or page where the sandbox asks for a Google account: makes one up and takes it. */
export async function chooseNewGoogleAccount(chooser: Page, name: string): Promise<void> {
  await chooser.getByRole('button', { name: 'Add new account' }).click();
  await chooser.locator('#email-input').fill(`${name.toLowerCase().replaceAll(' ', '.')}@example.com`);
  await chooser.locator('#display-name-input').fill(name);
  await chooser.getByRole('button', { name: 'Sign in with Google.com' }).click();
}
