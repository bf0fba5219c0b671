/** `npm run art`: draws every game's tile anew, and brand/ the other pictures. Needs Chromium; CHROMIUM_PATH names another than /usr/bin/chromium. */
import path from 'node:path';
import { chromium } from 'playwright-core';
import { renderTiles } from './tiles/renderTiles.ts';

const publicDir = path.join(import.meta.dirname, '../../public');

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await renderTiles(browser, path.join(publicDir, 'images/games'));
} finally {
  await browser.close();
}
