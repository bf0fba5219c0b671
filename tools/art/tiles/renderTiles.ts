import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { SEED_GAMES } from '../../../server/seed/catalogue/games.ts';
import { SEED_PROVIDERS } from '../../../server/seed/catalogue/providers.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { composeTile } from './composeTile.ts';
import { encodeAvif } from '../encodeAvif.ts';
import { fontFaces, fontSamples } from './lettering.ts';
import { PICTURE_FILES, type PictureFile } from './pictureFiles.ts';

/** Dots a pixel of the drawing in the largest picture. */
const DENSITY = Math.max(...PICTURE_FILES.map(({ width }) => width)) / WIDTH;

type Attempt = [scale: number, quality: number];

/** Best first; the first within the limit is used. A smaller picture looks better than a coarse one. */
const ATTEMPTS: Attempt[] = [
  [1, 0.86],
  [1, 0.76],
  [1, 0.66],
  [1, 0.56],
  [7 / 8, 0.6],
  [7 / 8, 0.5],
  [3 / 4, 0.6],
  [3 / 4, 0.5],
  [2 / 3, 0.5],
];

/** Scales each line of the name to its width; runs in the page. */
function fitLettering(): void {
  for (const line of document.querySelectorAll<SVGGElement>('[data-fit]')) {
    const text = line.querySelector<SVGTextElement>('text:last-child');
    const y = text?.getAttribute('y') ?? '0';
    const scale = Math.min(1.15, Number(line.dataset['fit']) / (text?.getBBox().width ?? 1));
    line.setAttribute('transform', `translate(180 ${y}) scale(${scale}) translate(-180 -${y})`);
  }
}

interface Drawing {
  /** The bytes of the file, in base64. */
  png: string;
  width: number;
  height: number;
}

/** Encodes the picture as WebP until it is small enough, and returns it in base64; runs in the page. */
async function encodeWebp([{ png, width, height }, attempts, maxBytes]: [Drawing, Attempt[], number]): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  let bytes = new Uint8Array();
  for (const [scale, quality] of attempts) {
    const canvas = new OffscreenCanvas(width * scale, height * scale);
    const context = canvas.getContext('2d', { alpha: false });
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
    if (bytes.length <= maxBytes) break;
  }
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Returns the dots of the picture in base64; runs in the page. */
async function readDots({ png, width, height }: Drawing): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (!context) return '';
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const dots = context.getImageData(0, 0, width, height).data;
  return btoa(Array.from(dots, (byte) => String.fromCharCode(byte)).join(''));
}

async function encode(page: Page, drawing: Drawing, { type, maxBytes }: PictureFile): Promise<Buffer> {
  if (type === 'webp') {
    const options: [Drawing, Attempt[], number] = [drawing, ATTEMPTS, maxBytes];
    return Buffer.from(await page.evaluate(encodeWebp, options), 'base64');
  }
  const { width, height } = drawing;
  const data = new Uint8ClampedArray(Buffer.from(await page.evaluate(readDots, drawing), 'base64'));
  return encodeAvif({ data, width, height, colorSpace: 'srgb' } as ImageData, maxBytes);
}

async function drawTile(page: Page, svg: string): Promise<string> {
  await page.evaluate((markup) => document.getElementById('tile')?.setHTMLUnsafe(markup), svg);
  await page.evaluate(fitLettering);
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT } });
  return png.toString('base64');
}

/**
 * Draws every game's tile into `folder`, 3 : 4, in the files of `PICTURE_FILES`.
 * @throws Error when a tile cannot be made that small
 */
export async function renderTiles(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: DENSITY });
  await page.setContent(
    `<style>${fontFaces()}body{margin:0}svg{display:block}</style>${fontSamples()}<div id="tile"></div>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const providerSlugs = new Map(SEED_PROVIDERS.map(({ id, slug }) => [id, slug]));
  for (const game of SEED_GAMES) {
    const png = await drawTile(page, composeTile(game, providerSlugs.get(game.providerId) ?? ''));
    for (const file of PICTURE_FILES) {
      const { width, ending, maxBytes } = file;
      const bytes = await encode(page, { png, width, height: (width * HEIGHT) / WIDTH }, file);
      if (bytes.length === 0 || bytes.length > maxBytes)
        throw new Error(`${game.slug}${ending} does not fit into ${maxBytes} bytes`);
      writeFileSync(path.join(folder, `${game.slug}${ending}`), bytes);
    }
  }
  await page.close();
}
