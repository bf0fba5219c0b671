import type { BrowserContext, Page } from '@playwright/test';
import type { Network } from '../browser/networks.ts';
import { slowDown } from '../browser/slowPhone.ts';
import { keepRecord } from './pageRecord.ts';
import { Traffic } from './Traffic.ts';
import type { Visit } from './vitalsOf.ts';
import { waitUntilQuiet } from './waitUntilQuiet.ts';

export interface OpenPage {
  page: Page;
  visit: Visit;
}

/** A desktop browser makes its tool bars for each new window, in a process beside the page's. A phone has none. */
const WINDOW_MS = 1_200;

/** Opens an address as on a slow phone, in a window that has come to rest, and waits for the end of it. */
export async function openSlowly(context: BrowserContext, url: string, network: Network | false): Promise<OpenPage> {
  const page = await context.newPage();
  await page.waitForTimeout(WINDOW_MS);
  const session = await slowDown(page, { network });
  const traffic = await Traffic.watch(session);
  await page.addInitScript(keepRecord);
  await page.goto(url, { waitUntil: 'commit' });
  await waitUntilQuiet(page, traffic);
  return { page, visit: { record: await page.evaluate(() => window.pageRecord), requests: traffic.requests } };
}
