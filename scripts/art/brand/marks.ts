// The marks of studios and payments, the logo and the tab icon are hand-written SVG files.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_BYTES = 2048;

async function sizesIn(folder: string): Promise<{ file: string; size: number }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  return Promise.all(names.map(async (name) => ({ file: name, size: (await stat(join(folder, name))).size })));
}

/** Refuses when a mark is heavier than 2 kB. */
export async function checkMarks(publicFolder: string): Promise<void> {
  const folders = ['images/providers', 'images/payments'].map((folder) => sizesIn(join(publicFolder, folder)));
  const heavy = (await Promise.all(folders)).flat().filter(({ size }) => size > MAX_BYTES);
  if (heavy.length > 0) throw new Error(`heavier than ${MAX_BYTES} bytes: ${heavy.map(({ file }) => file).join(', ')}`);
}
