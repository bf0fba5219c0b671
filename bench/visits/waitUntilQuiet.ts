import type { Page } from '@playwright/test';
import { arePicturesIn, hasRested } from './pageRecord.ts';
import type { Traffic } from './Traffic.ts';

const QUIET_MS = 1_200;
const LOOK_MS = 200;
/** More than any page needs on the weakest line. */
const PATIENCE_MS = 90_000;

/** The line first and last: a question to a busy page is answered late, and the page may ask for more meanwhile. */
async function isQuiet(page: Page, traffic: Traffic): Promise<boolean> {
  const isLineQuiet = () => traffic.quietMs > QUIET_MS;
  return (
    isLineQuiet() && (await page.evaluate(hasRested, QUIET_MS)) && (await page.evaluate(arePicturesIn)) && isLineQuiet()
  );
}

/**
 * Waits until line and page have rested for a while and every picture of the first screen is in. A slow phone asks for
 * nothing while it works, and a list asks for pictures only after it is drawn: a moment without requests is not the end.
 * @throws Error when the page does not come to rest
 */
export async function waitUntilQuiet(page: Page, traffic: Traffic): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    await page.waitForTimeout(LOOK_MS);
    if (await isQuiet(page, traffic)) return;
  }
  const waiting = traffic.requests.filter(({ endMs }) => endMs === Infinity).map(({ url }) => url);
  throw new Error(
    `${page.url()} does not come to rest: ${waiting.join(', ') || 'it works on, or pictures are missing'}`,
  );
}
