import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TOOLS = '/responsible-gaming?section=tools';

export const openTools = async (page: Page): Promise<void> => {
  await page.goto(TOOLS);
  await expect(page.getByRole('region', { name: '24 hours' })).toBeVisible();
};
