/** A press before the app is there, on any page but home (home.test.ts). */
import { holdScript } from './support/holdScript.ts';
import { logInButton } from './support/players.ts';
import { expect, test } from './support/test.ts';

test('what is pressed on another page before its script has come is answered too @desktop', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto('/vip', { waitUntil: 'commit' });
  const logIn = logInButton(page);
  await logIn.click();
  await expect(logIn).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
});
