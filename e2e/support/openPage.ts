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

/**
 * From page to page of a site that is open, as the browser's own back and forward do: no reload, which a tour of many
 * pages would spend most of its time on. Each page has a title of its own; a page of the same path is reloaded.
 */
export async function turnTo(page: Page, address: string): Promise<void> {
  if (new URL(address, page.url()).pathname === new URL(page.url()).pathname) return openPage(page, address);
  const title = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page).not.toHaveTitle(title);
  await expectSettled(page);
}

/** From here on, and after reloads, the site speaks this language. */
export async function speak(page: Page, language: Language): Promise<void> {
  await dispatch(page, 'ui/localeChosen', language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
