import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sheet } from './kit/paint.ts';
import { disc } from './kit/shapes.ts';
import type { Render } from './render.ts';

interface Icon {
  name: string;
  size: number;
  /** The mark's share of the side; a maskable icon may lose everything outside the middle 80 %. */
  share: number;
  /** Corner radius as a share of the side; the system cuts a maskable icon. */
  corner: number;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 0.74, corner: 0.2 },
  { name: 'icon-512', size: 512, share: 0.74, corner: 0.2 },
  { name: 'icon-maskable-512', size: 512, share: 0.56, corner: 0 },
];

// Flat discs instead of a gradient, whose dithering makes a PNG several times larger.
const DISCS = disc(256, 256, 236, '#241050') + disc(256, 256, 196, '#2e1566') + disc(256, 256, 156, '#3b1c80');

function tile({ share, corner }: Icon, mark: string): string {
  const round = `width="512" height="512" rx="${512 * corner}"`;
  const side = 512 * share;
  const offset = (512 - side) / 2;
  return (
    `<rect ${round} fill="#1c0b3d"/>` +
    DISCS +
    `<svg x="${offset}" y="${offset}" width="${side}" height="${side}" viewBox="0 0 64 64">${mark}</svg>`
  );
}

const innerOf = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

const TAB_SIZE = 32;

/** A PNG as the only picture of an ICO file. https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(TAB_SIZE, 6);
  head.writeUInt8(TAB_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Browsers ask for this file where a document names no icon, such as a game in a tab of its own. */
export async function drawTabIcon(render: Render, publicFolder: string): Promise<void> {
  const mark = innerOf(await readFile(join(publicFolder, 'favicon.svg'), 'utf8'));
  const svg = sheet(64, 64, mark);
  const png = await render({ svg, width: TAB_SIZE, height: TAB_SIZE, format: 'png', maxBytes: 4 * 1024 });
  await writeFile(join(publicFolder, 'favicon.ico'), icoOf(png));
}

/** Draws the home-screen icons from the logo. */
export async function drawIcons(render: Render, publicFolder: string): Promise<void> {
  const mark = innerOf(await readFile(join(publicFolder, 'images/logo.svg'), 'utf8'));
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  for (const icon of ICONS) {
    const svg = sheet(512, 512, tile(icon, mark));
    const bytes = await render({ svg, width: icon.size, height: icon.size, format: 'png', maxBytes: 200 * 1024 });
    await writeFile(join(publicFolder, `icons/${icon.name}.png`), bytes);
    console.log(`icons/${icon.name}.png ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
