/** The limits of a player, and the refusals that follow. */
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { payIn } from './support/payIn.ts';
import { openTools } from './support/saferPlay.ts';
import { signInUnseenWith, signInWith } from './support/shillings.ts';
import { expect, test } from './support/test.ts';
import * as wallet from './support/wallet.ts';
import { postMoney } from './support/walletRecords.ts';

const dayLimit = (page: Page): Locator => page.getByRole('region', { name: '24 hours' });

async function setDayLimit(page: Page, amount: string, effect: string | RegExp): Promise<void> {
  const card = dayLimit(page);
  await card.getByRole('button', { name: /^(?:Set a limit|Change)$/ }).click();
  await card.getByRole('textbox', { name: 'New limit' }).pressSequentially(amount);
  await expect(card.getByText(effect)).toBeVisible();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Saved')).toBeVisible();
}

test('a deposit above the limit is refused with the amount that is left, and a deposit within the limit is accepted', async ({
  page,
}) => {
  await signInUnseenWith(page, 'KES');
  await openTools(page);
  await setDayLimit(page, '1500', 'Works at once.');
  await expect(dayLimit(page)).toContainText(/Ksh\s1,500.*Left\s*Ksh\s1,500/);
  await payIn(page, 500);
  await page.goto('/');
  const dialog = await wallet.openDeposit(page);
  await expect(
    dialog.getByText(/You can still deposit Ksh\s1,000: that is what is left of your 24-hour limit/),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Ksh\s5,000$/ })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /^Ksh\s1,000$/ })).toBeEnabled();
  await wallet.fillMpesa(page, 1_001, wallet.mobileNumber());
  await wallet.payButton(page).click();
  await expect(dialog.getByText('That is more than you can still deposit under your own limit')).toBeVisible();
  const refused = await postMoney(page, 'mpesa/stk-push', { phoneNumber: wallet.mobileNumber(), amount: 1_001 });
  expect([refused.status(), await refused.json()]).toMatchObject([403, { error: { code: 'deposit_limit' } }]);
  await wallet.fillMpesa(page, 1_000, wallet.mobileNumber());
  await wallet.payButton(page).click();
  await expect(dialog.getByText('Your money is here')).toBeVisible();
});

test('a limit that was lowered in another place refuses the deposit with a message in the form', async ({
  page,
  guard,
}) => {
  guard.allow(/^Failed to load resource.*403/, '/api/mpesa/stk-push');
  await signInWith(page, 'KES');
  const dialog = await wallet.openDeposit(page);
  await wallet.fillMpesa(page, 500, wallet.mobileNumber());
  await postMoney(page, 'gaming/limits', { period: 'week', amount: 300, currency: 'KES' }, '');
  await wallet.payButton(page).click();
  await expect(dialog.getByText('That is more than your deposit limit allows. Nothing was charged.')).toBeVisible();
  await expectNoAxeViolations(page);
  const left = dialog.getByText(/You can still deposit Ksh\s300: .* your 7-day limit/).filter({ visible: true });
  await expect(left).toBeVisible();
  await dialog.getByRole('link', { name: 'Your limits and breaks' }).click();
  await expect(page).toHaveURL(/\/responsible-gaming\?section=tools$/);
  await expect(page.getByRole('region', { name: '7 days', exact: true })).toContainText(/Ksh\s300/);
});

test('a lower limit works at once, a higher limit waits and can be cancelled', async ({ page }) => {
  await signInUnseenWith(page, 'KES');
  await openTools(page);
  await setDayLimit(page, '2000', 'Works at once.');
  await dayLimit(page).getByRole('button', { name: 'Change' }).click();
  const amount = dayLimit(page).getByRole('textbox', { name: 'New limit' });
  await amount.pressSequentially('1500');
  for (const key of ['Home', 'ArrowRight', '2', '3']) await amount.press(key);
  await expect(amount).toHaveValue('123,500');
  await expectNoAxeViolations(page);
  await dayLimit(page).getByRole('button', { name: 'Cancel' }).click();
  await setDayLimit(page, '1000', 'Works at once.');
  await expect(dayLimit(page)).toContainText(/Ksh\s1,000/);
  await setDayLimit(page, '50000', /^This is higher than now, so it works after 24 hours/);
  await expect(dayLimit(page).getByText(/^From .*: Ksh\s50,000$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(dayLimit(page)).toContainText(/Left\s*Ksh\s1,000/);
  await dayLimit(page).getByRole('button', { name: 'Keep the present limit' }).click();
  await expect(dayLimit(page).getByText(/^From /)).toBeHidden();
  await dayLimit(page).getByRole('button', { name: 'Remove' }).click();
  await expectNoAxeViolations(page);
  await dayLimit(page).getByRole('button', { name: 'Remove the limit' }).click();
  await expect(dayLimit(page).getByText(/^From .*: no limit$/)).toBeVisible();
  await expect(dayLimit(page)).toContainText(/Left\s*Ksh\s1,000/);
});
