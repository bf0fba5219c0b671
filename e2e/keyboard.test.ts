/** Sign-in, deposit and withdrawal without a mouse, with a visible focus at every step. */
import type { Locator, Page } from '@playwright/test';
import {
  accountButton,
  codeBox,
  consentStep,
  logInButton,
  newPhone,
  typedNumber,
  phoneBox,
  sendButton,
  TEST_CODE,
} from './support/players.ts';
import { openPage } from './support/openPage.ts';
import { expect, test } from './support/test.ts';
import * as wallet from './support/wallet.ts';

/** More Tab stops than a page has, once around; a focus trap would use them all. */
const MOST_STOPS = 250;

/** The focused element, or its visible replacement, has an outline, and no other element has. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const frames = [focused, focused?.closest('label'), focused?.parentElement, focused?.parentElement?.parentElement];
    return frames.some((frame) => {
      if (!frame) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(frame);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
  });

async function tabTo(page: Page, target: Locator, most = MOST_STOPS): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement).catch(() => false);
  for (let stop = 0; stop < most && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  expect(await isFocusSeen(page), 'the focus can be seen').toBe(true);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function signInByKeyboard(page: Page, phone: string): Promise<void> {
  await page.goto('/');
  await press(page, logInButton(page));
  await expect(phoneBox(page)).toBeVisible();
  await type(page, phoneBox(page), phone);
  await press(page, sendButton(page));
  await expect(codeBox(page)).toBeFocused();
  await page.keyboard.type(TEST_CODE);
  await expect(consentStep(page)).toBeVisible();
  await press(page, consentStep(page).getByRole('checkbox', { name: /18 years/ }), 'Space');
  await press(page, consentStep(page).getByRole('checkbox', { name: /terms/ }), 'Space');
  await press(page, consentStep(page).getByRole('button', { name: 'Continue' }));
  await expect(consentStep(page)).toBeHidden();
  await expect(accountButton(page)).toBeVisible();
}

test('sign-in, deposit and withdrawal work without a mouse @desktop', async ({ page }) => {
  const phone = newPhone();
  await signInByKeyboard(page, phone);

  await press(page, page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }));
  await type(page, wallet.depositDialog(page).getByRole('textbox', { name: 'Amount' }), '12950');
  await type(
    page,
    wallet.depositDialog(page).getByRole('textbox', { name: 'M-Pesa phone number' }),
    typedNumber(phone),
  );
  await press(page, wallet.payButton(page));
  await expect(wallet.depositDialog(page).getByText('Your money is here')).toBeVisible();
  await expect(wallet.depositDialog(page)).toBeHidden(); // after a while, without help
  await wallet.expectBalance(page, 'Ksh 12,950');

  await press(page, accountButton(page));
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Cashout' }));
  await type(page, wallet.withdrawDialog(page).getByRole('textbox', { name: /^Amount in / }), '500');
  await press(page, wallet.withdrawDialog(page).getByRole('button', { name: /^Cashout/ }));
  await press(page, wallet.confirmButton(page));
  await expect(wallet.acceptedNews(page)).toBeVisible();
  await wallet.expectBalance(page, 'Ksh 12,450');
});

test('the sign-in is within ten Tab stops @both', async ({ page }) => {
  await openPage(page, '/');
  await tabTo(page, logInButton(page), 10);
});

test('the first Tab stop skips the menu, and a page change moves the focus to the new heading @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Skip to the content' }));
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'VIP' }));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${(await heading.textContent()) ?? ''} | Karata`);
  await page.goBack();
  await expect(page).toHaveTitle(/^Karata \| /);
  await expect(heading).toBeFocused();
});
