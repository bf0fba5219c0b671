import type { Browser, Page } from '@playwright/test';
import { PHONE, slowDown } from '../browser/slowPhone.ts';
import { median, quantile } from '../statistics.ts';

export interface GridFigures {
  /** The time from the list's arrival to the first painted cards, in ms. */
  mountMs: number;
  /** Elements on the page with the whole list. */
  nodes: number;
  /** The most elements while scrolling. */
  mostNodes: number;
  /** 95 of 100 frames while scrolling were at most this far apart, ms. */
  scrollP95Ms: number;
  /** The time from a key in the search box to the next paint, in ms. */
  keyMedianMs: number;
  keyWorstMs: number;
}

declare global {
  interface Window {
    keyTimes: number[];
  }
}

const CARD = 'article[data-game-id]';
const SEARCH = 'simba gold';
const KEY_EVERY_MS = 120;
const REST_MS = 1_000;
const FRAMES = 240;
const PX_A_FRAME = 60;

/** When the first cards were painted. Runs in the page. */
const watchMount = (card: string): void => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(card)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('cards')));
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** The time from the arrival of the list to the painted cards, ms. Runs in the page. */
const mountTime = (): number => {
  const lists = performance.getEntriesByType('resource').filter(({ name }) => /\/api\/games(?:\?|$)/.test(name));
  const arrived = (lists as PerformanceResourceTiming[]).map(({ responseEnd }) => responseEnd);
  return (performance.getEntriesByName('cards')[0]?.startTime ?? NaN) - Math.max(...arrived);
};

const countNodes = (): number => document.querySelectorAll('*').length;

/** Scrolls this many pixels each frame; the times between frames and the most elements. Runs in the page. */
async function scrollFrames([frames, step]: readonly [number, number]) {
  const times: number[] = [];
  let mostNodes = 0;
  const all = document.getElementsByTagName('*');
  for (let frame = 0; frame <= frames; frame += 1) {
    times.push(await new Promise<number>(requestAnimationFrame));
    mostNodes = Math.max(mostNodes, all.length);
    window.scrollBy(0, step);
  }
  return { mostNodes, gaps: times.slice(1).map((time, index) => time - (times[index] ?? 0)) };
}

/** Measures from a key to the next paint: at most two frames when nothing blocks. Runs in the page. */
function watchKeys(): void {
  window.keyTimes = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - timeStamp))),
    { capture: true },
  );
}

async function typeSearch(page: Page): Promise<number[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(watchKeys);
  const box = page.getByRole('searchbox').first();
  await box.focus();
  await box.pressSequentially(SEARCH, { delay: KEY_EVERY_MS });
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => window.keyTimes);
}

/** As the site keeps it for who has chosen small tiles. Runs in the page. */
const chooseSmallTiles = (): void => localStorage.setItem('persist:karata/ui', '{"isListCompact":"true"}');

/** One look at a page with a large list of games, on a slow processor. */
export async function measureGridPage(
  browser: Browser,
  url: string,
  { hasSmallTiles = false } = {},
): Promise<GridFigures> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page, { network: false });
  if (hasSmallTiles) await page.addInitScript(chooseSmallTiles);
  await page.addInitScript(watchMount, CARD);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(CARD).first().waitFor();
  const mountMs = await page.evaluate(mountTime);
  const nodes = await page.evaluate(countNodes);
  const { gaps, mostNodes } = await page.evaluate(scrollFrames, [FRAMES, PX_A_FRAME] as const);
  const keys = await typeSearch(page);
  await context.close();
  return {
    mountMs,
    nodes,
    mostNodes,
    scrollP95Ms: quantile(gaps, 0.95),
    keyMedianMs: median(keys),
    keyWorstMs: Math.max(...keys),
  };
}
