import { expect, type Page } from '@playwright/test';
import type { Language } from '../pages.ts';

const keptChoices = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('persist:')) as [string, string][]);

/** Each later load finds the stored choices of now. */
export async function freezeStorage(page: Page, language: Language): Promise<void> {
  await expect.poll(async () => JSON.stringify(await keptChoices(page))).toContain(`\\\\\\"${language}`);
  await page.addInitScript(
    (choices) => {
      if (window !== window.top) return; // a game's frame has no storage
      for (const [key, value] of choices) localStorage.setItem(key, value);
    },
    await keptChoices(page),
  );
}
