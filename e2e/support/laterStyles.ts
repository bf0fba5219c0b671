/** The styles of parts that load after a part is shown, such as those that are loaded ahead. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

const ASSETS = path.join(import.meta.dirname, '../../dist/web/assets');

/** The styles of all parts; those of the app itself always come first. */
const partStyles = (): string[] =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.css') && !name.startsWith('main.'))
    .sort()
    .map((name) => `/assets/${name}`);

/** Adds the stylesheet at the end, and waits for it. */
const addStyles = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const isLoaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await isLoaded;
  }, address);

/** Ends the movements of an opening dialog. */
const endMovements = (area: Locator): Promise<void> =>
  area.evaluate((root) => root.getAnimations({ subtree: true }).forEach((movement) => movement.finish()));

/** The place of each element in whole pixels, with its text but for seconds that run. */
const placesIn = (area: Locator): Promise<string[]> =>
  area.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const text = part.textContent.slice(0, 30).replace(/\d+/g, '');
      return `${part.tagName} ${text}: ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** The parts whose styles move something in the area when they come last; each part comes once before and once after all others. */
export async function partsThatMove(page: Page, area: Locator): Promise<string[]> {
  const styles = partStyles();
  await endMovements(area);
  const found = new Set<string>();
  let places = await placesIn(area);
  for (const address of [...styles, ...styles.toReversed()]) {
    await addStyles(page, address);
    const later = await placesIn(area);
    const at = later.findIndex((place, index) => place !== places[index]);
    if (at !== -1) found.add(`${address}: ${String(places[at])} -> ${String(later[at])}`);
    places = later;
  }
  return [...found];
}
