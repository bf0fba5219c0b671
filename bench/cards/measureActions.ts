import type { Browser } from '@playwright/test';
import { storeOf } from '../../e2e/support/store.ts';
import { PHONE, slowDown } from '../browser/slowPhone.ts';

const ACTIONS = 1_000;

/** The cost of an action that no card reads, with as many cards as a phone has in a list. */
export interface ActionCost {
  cards: number;
  /** The cost of one action in µs. */
  listed: number;
  /** The same when the page has no card. */
  without: number;
}

async function costAt(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page, { network: false });
  await page.goto(url, { waitUntil: 'networkidle' });
  const store = await storeOf(page);
  const microseconds = await store.evaluate((site, count) => {
    const start = performance.now();
    for (let index = 0; index < count; index += 1) site.dispatch({ type: 'ui/pageTitled', payload: `bench ${index}` });
    return ((performance.now() - start) / count) * 1_000;
  }, ACTIONS);
  const cards = await page.locator('article[data-game-id]').count();
  await context.close();
  return { cards, microseconds };
}

/** The subscriptions of the cards: each reads the store after each action. */
export async function measureActions(browser: Browser, baseUrl: string): Promise<ActionCost> {
  const { cards, microseconds: listed } = await costAt(browser, `${baseUrl}/all-games`);
  const { microseconds: without } = await costAt(browser, `${baseUrl}/privacy-policy`);
  return { cards, listed, without };
}
