/** Opens a page and waits until it is complete, in any language. */
import { expect, type Page } from '@playwright/test';
import type { Language } from './pages.ts';
import { dispatch } from './store.ts';

/** All parts are loaded, and nothing is waiting. */
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
 * Goes to another page without a reload, like the browser's back and forward, because reloads would take most of a
 * tour's time. Page titles differ; a page with the same path is reloaded.
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

/** Sets the site's language, also after reloads. */
export async function speak(page: Page, language: Language): Promise<void> {
  await dispatch(page, 'ui/localeChosen', language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
