/** A press, a choice of language and a search before the app is there. A press on home is in home.test.ts. */
import type { Page } from '@playwright/test';
import { cardsIn } from './support/games.ts';
import { holdScript } from './support/holdScript.ts';
import { speak } from './support/openPage.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A page whose script has not come yet. Returns what lets it come. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const letGo = await holdScript(page);
  await page.goto(address, { waitUntil: 'commit' });
  return letGo;
}

test('a press on another page before its script has come is answered in the chosen language @desktop', async ({
  page,
}) => {
  await page.goto('/vip');
  await speak(page, 'sw');
  const letGo = await openEarly(page, '/vip');
  const name = words('sw', 'app.logIn');
  const logIn = page.getByRole('banner').getByRole('button', { name });
  await logIn.click();
  await expect(logIn).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
});

test('a language that is chosen before the script has come is spoken then @desktop', async ({ page }) => {
  const letGo = await openEarly(page, '/vip');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('sw');
  letGo();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('combobox', { name: words('sw', 'menu.language') })).toHaveValue('sw');
});

test('a search that is typed before the script has come finds games then, and is in the address', async ({ page }) => {
  const letGo = await openEarly(page, '/search');
  await page.getByRole('searchbox').pressSequentially('dadu mbili');
  letGo();
  await expect(page).toHaveURL(/\/search\?q=dadu\+mbili$/);
  await expect(page.getByRole('searchbox')).toHaveValue('dadu mbili');
  await expect(cardsIn(page.getByRole('main'))).toHaveCount(1);
});

test('a language that is chosen while the app takes over home is spoken then @desktop', async ({ page }) => {
  const letGo = await openEarly(page, '/');
  await page.getByRole('combobox', { name: 'Language' }).evaluate((list: HTMLSelectElement) => {
    const { keptPress } = window as unknown as { keptPress: { stop: () => void } };
    const { stop } = keptPress;
    // The app calls it just before it takes over; then it rests again and again.
    keptPress.stop = () => {
      stop();
      setTimeout(() => {
        list.value = 'sw';
        list.dispatchEvent(new Event('change', { bubbles: true }));
      });
    };
  });
  letGo();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
});
