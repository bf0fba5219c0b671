/** Counts the requests and bytes of home on a phone. Times are measured by npm run bench. */
import type { Page } from '@playwright/test';
import { expectSettled } from './support/openPage.ts';
import { expect, test } from './support/test.ts';

const MOST_REQUESTS = 20;
const MOST_BYTES = 200_000;
/** Bytes a second of a line on which the browser must choose what comes first. */
const LINE = 200_000;

interface Largest {
  largestPaint?: number;
}

/** The addresses that a page has asked for. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

const repeated = (list: readonly string[]): string[] => list.filter((item, index) => list.indexOf(item) < index);

const watchLargestPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ startTime }) => ((window as Largest).largestPaint = startTime)),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });

async function haveSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: LINE, uploadThroughput: LINE },
  });
}

/** The page itself and what had begun before its largest part was painted. */
const loadedBeforeLargestPaint = (page: Page): Promise<{ name: string; bytes: number }[]> =>
  page.evaluate(() => {
    const { largestPaint = Infinity } = window as Largest;
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return (entries as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime < largestPaint)
      .map(({ name, transferSize }) => ({ name, bytes: transferSize }));
  });

test('home asks for nothing twice, to its end', async ({ page }) => {
  const asked = requestsOf(page);
  await page.goto('/');
  await expectSettled(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // The flight that everybody is in is looked at again and again.
  expect(repeated(asked.filter((address) => !address.includes('/play/flights/')))).toEqual([]);
});

test('the first screen of home is whole after at most 20 requests and 200 kB', async ({ page }) => {
  await watchLargestPaint(page);
  await haveSlowLine(page);
  await page.goto('/');
  await expectSettled(page);
  await page.waitForLoadState('networkidle');
  const loaded = await loadedBeforeLargestPaint(page);
  expect(loaded.map(({ name }) => name).slice(MOST_REQUESTS)).toEqual([]);
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
});
