/** Controls that are used without a pointer. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than a game has before the target. */
const MOST_STOPS = 60;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement && document.hasFocus());

/** Presses the key on an element of the page or the game that was reached from where the focus is. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(target)); stop += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(target), 'the focus is there').toBe(true);
  await page.keyboard.press('Enter');
}
