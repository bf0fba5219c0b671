/** Opening a page and waiting until it is all there, whatever its language. */
import { expect, type Page } from '@playwright/test';
import type { Language } from './pages.ts';
import { dispatch } from './store.ts';

/** Its parts have come, and nothing in it waits any longer. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('main [data-waiting], [aria-busy=true]')).toHaveCount(0);
}

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectSettled(page);
}

/** From here on, and after reloads, the site speaks this language. */
export async function speak(page: Page, language: Language): Promise<void> {
  await dispatch(page, 'ui/localeChosen', language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
