/** Back closes what lies over the page and stays on it, as on every phone. */
import { openGame } from './support/games.ts';
import { scrollYOf } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

const DEEP = 900;

test('Back closes the menu, the sign-in and a game, and the page behind stays where it was', async ({
  page,
  baseURL,
}) => {
  await page.goto('/bonus');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();

  await page.evaluate((y) => window.scrollTo(0, y), DEEP);
  await expect.poll(() => scrollYOf(page)).toBe(DEEP);
  await page.getByRole('button', { name: 'Wallet', exact: true }).click();
  const signIn = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(signIn).toBeVisible();
  await page.goBack();
  await expect(signIn).toBeHidden();
  expect(await scrollYOf(page)).toBe(DEEP);

  const player = await openGame(page, 'Market Day Dice');
  await player.getByRole('button', { name: 'Game menu' }).click();
  await player.getByRole('button', { name: 'How to play' }).click();
  const rules = page.frameLocator('dialog iframe').getByRole('dialog', { name: 'How to play' });
  await expect(rules).toBeVisible();
  await page.goBack();
  await expect(rules).toBeHidden();
  await page.goBack();
  await expect(player).toBeHidden();
  await expect(page).toHaveURL(`${baseURL}/search?q=Market%20Day%20Dice`);
});
