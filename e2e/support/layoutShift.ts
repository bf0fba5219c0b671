import type { Page } from '@playwright/test';

interface ShiftCount {
  layoutShift?: number;
}

/** Measures the layout shift from the next page load on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = window as ShiftCount;
    count.layoutShift = 0;
    const add = (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => {
      if (!entry.hadRecentInput) count.layoutShift = (count.layoutShift ?? 0) + (entry.value ?? 0);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts: 1 is everything moving once by the window's height. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as ShiftCount).layoutShift ?? Number.NaN);
