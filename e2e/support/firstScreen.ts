import type { Locator } from '@playwright/test';

/** The number of items completely in view: inside the window, and not under a bar. */
export const countWhole = (items: Locator): Promise<number> =>
  items.evaluateAll(
    (all) =>
      all.filter((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        const corners = [
          [left + 4, top + 4],
          [right - 4, top + 4],
          [left + 4, bottom - 4],
          [right - 4, bottom - 4],
        ] as const;
        const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
        return isInside && corners.every(([x, y]) => item.contains(document.elementFromPoint(x, y)));
      }).length,
  );
