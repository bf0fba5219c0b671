/** The service worker keeps these entries in this browser. */
import { expect, type Page } from '@playwright/test';
import { openPage } from './openPage.ts';

export interface Kept {
  /** Path and query. */
  address: string;
  body: string;
  /** Names of the request's headers. */
  asked: string[];
}

/** Everything in every cache of the site. */
export const keptBy = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const kept: { address: string; body: string; asked: string[] }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        const answer = await cache.match(request, { ignoreVary: true });
        kept.push({
          address: pathname + search,
          body: (await answer?.text()) ?? '',
          asked: [...request.headers.keys()],
        });
      }
    }
    return kept;
  });

export const keptAddresses = async (page: Page): Promise<string[]> =>
  (await keptBy(page)).map(({ address }) => address);

/** The worker is there, and has kept both kinds of pages. */
export async function openWithWorker(page: Page, address = '/'): Promise<void> {
  await openPage(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page that was on its way while the worker began may be without it; the next one is not.
  await openPage(page, address);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(['/', '/app.html']));
}
