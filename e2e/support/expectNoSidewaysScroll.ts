import { expect, type Page } from '@playwright/test';

/** The page is not wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, `px that ${page.url()} is too wide`).toBeLessThanOrEqual(0);
}
