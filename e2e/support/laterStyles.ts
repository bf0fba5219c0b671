/** The styles of parts that load after a part is shown, such as those that are loaded ahead. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';

const ASSETS = path.join(import.meta.dirname, '../../dist/web/assets');

/** The styles of all parts; those of the app itself always come first. */
const partStyles = (): string[] =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.css') && !name.startsWith('main.'))
    .sort()
    .map((name) => `/assets/${name}`);

/** The parts whose styles move something in the area when they come last; each part comes once before and once after all others. */
export async function partsThatMove(area: Locator): Promise<string[]> {
  const styles = partStyles();
  // The page does all of it in one call, so that no countdown of the area ends meanwhile.
  return area.evaluate(
    async (root, addresses) => {
      root.getAnimations({ subtree: true }).forEach((movement) => movement.finish());
      const addStyles = (href: string) =>
        new Promise((resolve) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.addEventListener('load', resolve);
          document.head.append(link);
        });
      /** The place of each element in whole pixels, with its text but for seconds that run. */
      const placesNow = () =>
        [root, ...root.querySelectorAll('*')].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const text = part.textContent.slice(0, 30).replace(/\d+/g, '');
          return `${part.tagName} ${text}: ${[x, y, width, height].map(Math.round).join(' ')}`;
        });
      const found = new Set<string>();
      let places = placesNow();
      for (const address of addresses) {
        await addStyles(address);
        const later = placesNow();
        const at = later.findIndex((place, index) => place !== places[index]);
        if (at !== -1) found.add(`${address}: ${String(places[at])} -> ${String(later[at])}`);
        places = later;
      }
      return [...found];
    },
    [...styles, ...styles.toReversed()],
  );
}
