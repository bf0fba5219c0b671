import { expect, type Page } from '@playwright/test';
import { expectSettled } from './openPage.ts';

interface ShiftCount {
  layoutShift?: number;
  moved?: string[];
}

interface LayoutShift extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Measures the layout shift from the next page load on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = window as ShiftCount;
    count.layoutShift = 0;
    const moved: string[] = (count.moved = []);
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : `“${node?.textContent?.slice(0, 60) ?? 'gone'}”`;
    const add = (entry: LayoutShift) => {
      if (entry.hadRecentInput) return;
      count.layoutShift = (count.layoutShift ?? 0) + (entry.value ?? 0);
      for (const { node, previousRect, currentRect } of entry.sources ?? [])
        moved.push(`${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts: 1 is everything moving once by the window's height. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as ShiftCount).layoutShift ?? Number.NaN);

/** Less than the smallest mark moving by its own height. */
const NOTHING = 0.001;

/** Tells what moved since the page was loaded, with its old and new place (x, y, width, height in px). */
const whatMoved = async (page: Page): Promise<string[]> =>
  (await layoutShiftOf(page)) < NOTHING ? [] : await page.evaluate(() => (window as ShiftCount).moved ?? ['unknown']);

/** Nothing has moved since the page was loaded. */
export async function expectNothingMoved(page: Page): Promise<void> {
  expect(await whatMoved(page)).toEqual([]);
}

const LATE_LISTS = /\/api\/(?:games|providers|challenges|content|users)/;
const LATE_MS = 400;

/** Lists come after everything else, as on a slow connection. */
export async function delayLists(page: Page): Promise<void> {
  await page.route(LATE_LISTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.fallback();
  });
}

/** Loads each page after `watchLayoutShift`; nothing on it may move. */
export async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  const moved: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expectSettled(page);
    await expect(page.locator('[data-game-id] img').first()).toHaveJSProperty('complete', true);
    moved.push(...(await whatMoved(page)).map((what) => `${address}: ${what}`));
  }
  expect(moved).toEqual([]);
}

/** The places of the large parts of the first screen: top and height in px, each part cut at the window's end. */
export const placesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header, aside nav > *, main > div > *, main h1')];
    return parts
      .map((part) => ({ name: part.tagName, box: part.getBoundingClientRect() }))
      .filter(({ box: { width, top } }) => width > 0 && top < window.innerHeight)
      .map(({ name, box: { top, bottom } }) => `${name} ${top} to ${Math.min(bottom, window.innerHeight)}`);
  });
