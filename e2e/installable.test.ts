/** The site on the home screen of a phone. */
import type { Page } from '@playwright/test';
import { hasWholeBrowser, inWholeBrowser, manifestOf, obstaclesOf } from './support/installable.ts';
import { openWithWorker } from './support/kept.ts';
import { openPage, speak } from './support/openPage.ts';
import type { Language } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

async function settingsIn(page: Page, language: Language) {
  const answer = await page.request.get('/api/settings', { headers: { 'accept-language': language } });
  const { data } = (await answer.json()) as { data: { siteName: string; metaDescription: string } };
  return data;
}

test('the manifest has name and description of the settings, in the chosen language', async ({ page }) => {
  await openPage(page, '/');
  for (const language of ['en', 'sw'] as const) {
    await speak(page, language);
    await openPage(page, '/all-games');
    const { siteName, metaDescription } = await settingsIn(page, language);
    const expected = { name: siteName, description: metaDescription, lang: language };
    await expect.poll(() => manifestOf(page)).toMatchObject({ manifest: expected, errors: [] });
  }
});

test('the browser finds nothing that keeps the site from being installed @desktop', async ({ baseURL }) => {
  test.skip(!hasWholeBrowser, 'needs Chromium with a window: apt-get install chromium');
  await inWholeBrowser(baseURL ?? '', async (context) => {
    const page = await context.newPage();
    await openWithWorker(page);
    expect(await obstaclesOf(page)).toEqual([]);
  });
});
