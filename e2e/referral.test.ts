/** Invitations of friends, by link and by code. */
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { accountButton, authDialog, codeBox, newPhone, sendButton, TEST_CODE } from './support/players.ts';
import { watchTokens } from './support/secrets.ts';
import { signInUnseen } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { payIn } from './support/payIn.ts';

const openReferral = async (page: Page) => {
  await page.goto('/referral');
  const link = page.getByRole('textbox', { name: 'Your link' });
  await expect(link).toHaveValue(/\/\?ref=[A-Z\d]{8}$/);
  return { link: await link.inputValue(), code: await page.getByRole('textbox', { name: 'Your code' }).inputValue() };
};

const friends = (page: Page) => page.getByRole('region', { name: 'Your friends', exact: true });

/** Signs up on the register tab with the invitation code. */
async function register(page: Page, code: string): Promise<void> {
  const dialog = authDialog(page);
  await expect(dialog.getByText('Invited by a friend:')).toHaveText(`Invited by a friend: ${code}`);
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(newPhone());
  await dialog.getByRole('checkbox', { name: /18 years/ }).check();
  await dialog.getByRole('checkbox', { name: /terms/ }).check();
  await sendButton(page).click();
  await codeBox(page).fill(TEST_CODE);
  await expect(accountButton(page)).toBeVisible();
}

test('a friend who registers by an invitation link is shown to the player who invited, and brings a reward with the first deposit', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInUnseen(page, newPhone());
  const { link, code } = await openReferral(page);
  await expect(friends(page).getByText(/^No one has joined/)).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  watchTokens(elsewhere.context());
  await elsewhere.goto(link);
  // The address loses the code on the next page; the code is kept.
  await elsewhere.getByRole('link', { name: 'Bonus', exact: true }).first().click();
  await expect(elsewhere).toHaveURL(/\/bonus$/);
  await elsewhere.goto('/');
  await elsewhere.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await register(elsewhere, code);

  await page.reload();
  await expect(friends(page).getByRole('listitem')).toHaveText(/Joined on .*Has not deposited and bet enough yet/);
  await payIn(elsewhere, 1000);
  // No reload: the reward arrives live.
  await expect(friends(page).getByRole('listitem')).toContainText(/\+US\$3\.\d\d/);
  await elsewhere.context().close();
});

test('an invitation code can be typed, and a wrong code is refused at its field', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  const dialog = authDialog(page);
  await dialog.getByRole('button', { name: 'I have an invitation code' }).click();
  const field = dialog.getByRole('textbox', { name: /^Invitation code/ });
  await field.pressSequentially('simba');
  await expect(field).toHaveValue('SIMBA');
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(newPhone());
  await dialog.getByRole('checkbox', { name: /18 years/ }).check();
  await dialog.getByRole('checkbox', { name: /terms/ }).check();
  await sendButton(page).click();
  await expect(dialog.getByText(/^An invitation code has 8 letters and digits/)).toBeVisible();
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  await field.fill('');
  await sendButton(page).click();
  await expect(codeBox(page)).toBeVisible();
});
