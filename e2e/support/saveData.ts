import type { Page } from '@playwright/test';

/** A browser that saves data: it tells servers and pages so. */
export async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}
