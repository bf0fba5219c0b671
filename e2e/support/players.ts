/** Players who sign in through the site. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Control, sendControl } from '../../sandbox/auth/control.ts';
import { ownDigits } from './ownNumber.ts';

export const TEST_CODE = '123456';
export const WRONG_CODE = '654321';

/** A Kenyan mobile number of this journey only: E.164. Its last two digits decide how M-Pesa ends; these always pay. */
export const newPhone = (lastDigits = '11'): string => `+25471${ownDigits()}${lastDigits}`;

/** Players type a number like this. */
export const typedNumber = (phone: string): string => phone.replace('+254', '0');

/** Does what a person cannot do on the site. */
export const control = (order: Control): Promise<void> => sendControl(process.env['E2E_AUTH_URL'] ?? '', order);

export const authDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(?:Welcome Back|Verify Your Number)$/ });
export const phoneBox = (page: Page): Locator => authDialog(page).getByRole('textbox', { name: 'Phone number' });
export const codeBox = (page: Page): Locator =>
  authDialog(page).getByRole('textbox', { name: '6-digit verification code' });
export const sendButton = (page: Page): Locator =>
  authDialog(page).getByRole('button', { name: 'Send Verification Code' });

/** Players who signed in before. */
const players = new Set<string>();

/** The header button of the player's menu; only for a signed-in player. */
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

/** Leads from the open phone step to the code step. */
export async function sendCode(page: Page, phone: string): Promise<void> {
  await phoneBox(page).fill(phone);
  await sendButton(page).click();
  await expect(codeBox(page)).toBeVisible();
}

export const consentStep = (page: Page): Locator => page.getByRole('dialog', { name: 'One last step' });

/** An invalid number gets an error on the phone step. */
export async function tryWrongNumber(page: Page): Promise<void> {
  await phoneBox(page).fill('0712');
  await sendButton(page).click();
  await expect(authDialog(page).getByRole('alert').first()).toBeVisible();
}

/** Leads from the phone step to the open list of countries. */
export async function openCountries(page: Page): Promise<void> {
  await authDialog(page)
    .getByRole('button', { name: /^Country: / })
    .click();
  await expect(page.getByRole('option', { name: /Kenya \+/ })).toBeVisible();
}

/** A wrong code gets an error on the code step. */
export async function tryWrongCode(page: Page): Promise<void> {
  await codeBox(page).pressSequentially(WRONG_CODE);
  // The place of the error is there from the beginning.
  await expect(authDialog(page).getByRole('alert')).not.toBeEmpty();
}

/** Leads from the code step of a new player at Log In to the consent. */
export async function reachConsent(page: Page): Promise<void> {
  await codeBox(page).fill(TEST_CODE);
  await expect(consentStep(page)).toBeVisible();
}

/** The consent of a new player who used Log In or Google. */
export async function giveConsent(page: Page): Promise<void> {
  const step = consentStep(page);
  await step.getByRole('checkbox', { name: /18 years/ }).check();
  await step.getByRole('checkbox', { name: /terms/ }).check();
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(step).toBeHidden();
}

/** A whole sign-in from home; a new number makes a new player, who gives consent. */
export async function signInByCode(page: Page, phone: string): Promise<void> {
  await page.goto('/');
  await signInHere(page, phone);
}

/** Does the same from the open page, without a reload. */
export async function signInHere(page: Page, phone: string): Promise<void> {
  await openLogInHere(page);
  await sendCode(page, phone);
  await enterCode(page);
  if (!players.has(phone)) await giveConsent(page);
  players.add(phone);
}

/** Leads from the code step to the signed-in player, and gives the consent if it is asked for. */
export async function enterCode(page: Page): Promise<void> {
  await codeBox(page).fill(TEST_CODE);
  await expect(accountButton(page)).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(logInButton(page)).toBeVisible();
}

/** Makes up an account in the sandbox's Google window or page and chooses it. */
export async function chooseNewGoogleAccount(chooser: Page, name: string): Promise<void> {
  await chooser.getByRole('button', { name: 'Add new account' }).click();
  await chooser.locator('#email-input').fill(`${name.toLowerCase().replaceAll(' ', '.')}@example.com`);
  await chooser.locator('#display-name-input').fill(name);
  await chooser.getByRole('button', { name: 'Sign in with Google.com' }).click();
}
