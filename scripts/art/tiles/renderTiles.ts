import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { SEED_GAMES } from '../../../server/seed/catalogue/games.ts';
import { SEED_PROVIDERS } from '../../../server/seed/catalogue/providers.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { composeTile } from './composeTile.ts';
import { fontFaces, fontSamples } from './fonts.ts';

const MAX_BYTES = 12_000;

type Attempt = [scale: number, quality: number];

/** Best first; the first within the limit is used. A smaller picture looks better than a coarse one. */
const ATTEMPTS: Attempt[] = [
  [1, 0.86],
  [1, 0.76],
  [1, 0.66],
  [5 / 6, 0.8],
  [5 / 6, 0.7],
  [5 / 6, 0.6],
  [3 / 4, 0.7],
  [3 / 4, 0.6],
  [3 / 4, 0.5],
  [2 / 3, 0.6],
  [2 / 3, 0.5],
];

/** In the page: scales each line of the name to its width. */
function fitLettering(): void {
  for (const line of document.querySelectorAll<SVGGElement>('[data-fit]')) {
    const text = line.querySelector<SVGTextElement>('text:last-child');
    const y = text?.getAttribute('y') ?? '0';
    const scale = Math.min(1.15, Number(line.dataset['fit']) / (text?.getBBox().width ?? 1));
    line.setAttribute('transform', `translate(180 ${y}) scale(${scale}) translate(-180 -${y})`);
  }
}

/** In the page: tries to encode the picture as WebP until it is small enough; base64. */
async function encode([png, attempts, maxBytes]: [string, Attempt[], number]): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  let bytes = new Uint8Array();
  for (const [scale, quality] of attempts) {
    const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
    const context = canvas.getContext('2d', { alpha: false });
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
    if (bytes.length <= maxBytes) break;
  }
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

async function renderTile(page: Page, svg: string): Promise<Buffer> {
  await page.evaluate((markup) => document.getElementById('tile')?.setHTMLUnsafe(markup), svg);
  await page.evaluate(fitLettering);
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT } });
  const webp = await page.evaluate(encode, [png.toString('base64'), ATTEMPTS, MAX_BYTES] as [
    string,
    Attempt[],
    number,
  ]);
  return Buffer.from(webp, 'base64');
}

/**
 * Draws every game's tile into `folder`, 3 : 4, up to 360 × 480, at most 12 kB each. @throws Error for a larger tile
 */
export async function renderTiles(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(
    `<style>${fontFaces()}body{margin:0}svg{display:block}</style>${fontSamples()}<div id="tile"></div>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const providerSlugs = new Map(SEED_PROVIDERS.map(({ id, slug }) => [id, slug]));
  for (const game of SEED_GAMES) {
    const webp = await renderTile(page, composeTile(game, providerSlugs.get(game.providerId) ?? ''));
    if (webp.length > MAX_BYTES) throw new Error(`The tile of ${game.slug} takes ${webp.length} bytes`);
    writeFileSync(path.join(folder, `${game.slug}.webp`), webp);
  }
  await page.close();
}
