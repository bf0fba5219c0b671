/** `npm run art`: draws every game's tile again with its colour, and brand/ the other pictures. Needs Chromium. */
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../scripts/run/chromiumPath.ts';
import { renderTiles } from './tiles/renderTiles.ts';
import { writeColours } from './tiles/tileColours.ts';

const root = path.join(import.meta.dirname, '../..');
const tiles = path.join(root, 'public/images/games');

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await renderTiles(browser, tiles);
} finally {
  await browser.close();
}
await writeColours(tiles, path.join(root, 'content/tileColours.json'));
