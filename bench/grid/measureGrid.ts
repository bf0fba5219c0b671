import type { Browser, Page } from '@playwright/test';
import { PHONE, slowDown } from '../browser/slowPhone.ts';
import { median, quantile } from '../statistics.ts';

export interface GridFigures {
  /** From the list's arrival to the first painted cards, ms. */
  mountMs: number;
  /** Elements on the page with the whole list. */
  nodes: number;
  /** 95 of 100 frames while scrolling were at most this far apart, ms. */
  scrollP95Ms: number;
  /** From a key in the search box to the next paint, ms. */
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
const FRAMES = 240;
const PX_A_FRAME = 60;

/** When the first cards were painted, and when the list arrived, in ms of the page's clock. Runs in the page. */
const watchMount = (card: string): void => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(card)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('cards')));
  });
  observer.observe(document, { childList: true, subtree: true });
};

const mountTime = (): number => {
  const lists = performance.getEntriesByType('resource').filter(({ name }) => /\/api\/games(?:\?|$)/.test(name));
  const arrived = (lists as PerformanceResourceTiming[]).map(({ responseEnd }) => responseEnd);
  return (performance.getEntriesByName('cards')[0]?.startTime ?? NaN) - Math.max(...arrived);
};

/** Scrolls this many pixels each frame; returns the times between frames. Runs in the page. */
async function scrollFrames([frames, step]: readonly [number, number]): Promise<number[]> {
  const times: number[] = [];
  for (let frame = 0; frame <= frames; frame += 1) {
    times.push(await new Promise<number>(requestAnimationFrame));
    window.scrollBy(0, step);
  }
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

/** From a key to the next paint: at most two frames when nothing blocks. Runs in the page. */
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
  await box.pressSequentially(SEARCH, { delay: 120 });
  await page.waitForTimeout(1_000);
  return page.evaluate(() => window.keyTimes);
}

/** The all-games page with a large catalogue on a slow processor. */
export async function measureGrid(browser: Browser, baseUrl: string): Promise<GridFigures> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page, { network: false });
  await page.addInitScript(watchMount, CARD);
  await page.goto(`${baseUrl}/all-games`, { waitUntil: 'networkidle' });
  await page.locator(CARD).first().waitFor();
  const mountMs = await page.evaluate(mountTime);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const frames = await page.evaluate(scrollFrames, [FRAMES, PX_A_FRAME] as const);
  const keys = await typeSearch(page);
  await context.close();
  return {
    mountMs,
    nodes,
    scrollP95Ms: quantile(frames, 0.95),
    keyMedianMs: median(keys),
    keyWorstMs: Math.max(...keys),
  };
}
