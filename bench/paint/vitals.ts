import type { Page } from '@playwright/test';

export interface Vitals {
  /** First contentful paint, ms after the start of the navigation. */
  fcp: number;
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Sum of layout shifts without input. */
  cls: number;
}

/** Shifts in a page are entries of the Layout Instability API, which TypeScript does not describe. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Watches a page from its start. Runs in the page. */
function watch(): void {
  const vitals: Vitals = { fcp: NaN, lcp: NaN, cls: 0 };
  window.vitals = vitals;
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  each('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  each('layout-shift', (entry) => {
    const shift = entry as LayoutShift;
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
}

/** Enough for late pictures and lazy parts of the first screen. */
const SETTLE_MS = 1_500;

/** Opens an address and returns its vitals after a pause. */
export async function vitalsOf(page: Page, url: string): Promise<Vitals> {
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => window.vitals);
}
