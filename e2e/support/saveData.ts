import type { Page } from '@playwright/test';

/** A browser that saves data: nothing is loaded ahead. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
