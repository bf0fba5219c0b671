/** The menu of the signed-in player in the header. */
import { holdScript } from './support/holdScript.ts';
import { accountButton, newPhone, signInByCode } from './support/players.ts';
import { dispatch } from './support/store.ts';
import { expect, test } from './support/test.ts';

test("the player's menu stays open when a late part of home comes", async ({ page }) => {
  await signInByCode(page, newPhone());
  await page.goto('/all-games');
  const letGo = await holdScript(page, 'promotions');
  await dispatch(page, 'ui/pageOpened', 'home');
  await accountButton(page).click();
  letGo();
  await expect(page.getByRole('heading', { name: 'Welcome bonuses' })).toBeAttached();
  await expect(accountButton(page)).toBeFocused();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cashout' })).toBeVisible();
});
