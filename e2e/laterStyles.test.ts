/** Parts are loaded ahead while a dialog is open. Whatever their styles say, nothing may move under a finger. */
import type { Locator } from '@playwright/test';
import { partsThatMove } from './support/laterStyles.ts';
import { payIn } from './support/payIn.ts';
import { authDialog, codeBox, newPhone, openLogIn, phoneBox, TEST_CODE } from './support/players.ts';
import { signInUnseenWith } from './support/shillings.ts';
import { signIn } from './support/signIn.ts';
import { openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';
import * as wallet from './support/wallet.ts';

async function expectStill(area: Locator): Promise<void> {
  expect(await partsThatMove(area)).toEqual([]);
}

test('styles that come late move nothing in the sign-in, the registration and beside the code @both', async ({
  page,
}) => {
  await openLogIn(page);
  await expectStill(authDialog(page));
  await authDialog(page).getByRole('tab', { name: 'Register' }).click();
  await expectStill(authDialog(page));
  await authDialog(page).getByRole('tab', { name: 'Log In' }).click();
  await phoneBox(page).fill(newPhone());
  await page.keyboard.press('Enter');
  await codeBox(page).fill(TEST_CODE.slice(1));
  await expectStill(authDialog(page));
});

test('styles that come late move nothing in a deposit by M-Pesa and in a withdrawal @both', async ({ page }) => {
  await signIn(page, newPhone());
  await payIn(page, 12_950);
  await openModal(page, 'deposit');
  await expect(wallet.payButton(page)).toBeVisible();
  await expectStill(wallet.depositDialog(page));
  await page.keyboard.press('Escape');
  await openModal(page, 'withdraw');
  await expect(wallet.withdrawDialog(page).getByRole('textbox').first()).toBeVisible();
  await expectStill(wallet.withdrawDialog(page));
});

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

test('an offer that is pressed leaves the button of a deposit where it is @both', async ({ page }) => {
  await signInUnseenWith(page, 'KES');
  await page.goto('/');
  await openModal(page, 'deposit');
  const dialog = wallet.depositDialog(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('500');
  const offer = dialog.getByRole('button', { name: /this deposit only/ });
  await expect(offer).toBeVisible();
  const before = await boxOf(wallet.payButton(page));
  const { x, y, width, height } = await boxOf(offer);
  const number = await boxOf(dialog.getByRole('textbox', { name: 'M-Pesa phone number' }));
  expect(number.y + number.height, 'the number that is charged is above it').toBeLessThanOrEqual(y);
  // A finger presses where the offer is seen; a click by its name would scroll to where it would be without the button.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(dialog.getByText(/^You get/)).toBeVisible();
  await expect(dialog.getByText('How each game counts')).toBeVisible();
  expect((await boxOf(wallet.payButton(page))).y).toBeCloseTo(before.y, 0);
});
