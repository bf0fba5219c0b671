/** `npm run art`: draws every game's tile again, and brand/ the other pictures. Needs Chromium. */
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../run/chromiumPath.ts';
import { renderTiles } from './tiles/renderTiles.ts';

const publicDir = path.join(import.meta.dirname, '../../public');

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await renderTiles(browser, path.join(publicDir, 'images/games'));
} finally {
  await browser.close();
}
