import type { Page } from '@playwright/test';
import { arePicturesIn } from './pageRecord.ts';
import type { Traffic } from './Traffic.ts';

const QUIET_MS = 1_200;
const LOOK_MS = 200;
/** More than any page needs on the weakest line. */
const PATIENCE_MS = 90_000;

/**
 * Until nothing has come for a while and every picture of the first screen is in. A list that has come may ask for
 * pictures only after it is drawn, so a moment without requests is not the end.
 * @throws Error when the page does not come to rest
 */
export async function waitUntilQuiet(page: Page, traffic: Traffic): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    await page.waitForTimeout(LOOK_MS);
    if (traffic.quietMs > QUIET_MS && (await page.evaluate(arePicturesIn))) return;
  }
  const waiting = traffic.requests.filter(({ endMs }) => endMs === Infinity).map(({ url }) => url);
  throw new Error(`${page.url()} does not come to rest: ${waiting.join(', ') || 'pictures are missing'}`);
}
