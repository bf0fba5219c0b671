import type { Page } from '@playwright/test';

export const scrollYOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to the bottom window by window, so that everything was in view. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await painted();
    }
  });
}
