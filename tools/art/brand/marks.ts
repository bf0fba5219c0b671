import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The marks of studios and payments are SVG files that people write by hand. */
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

export const SHEET = 'images/payment-marks.svg';
const FOLDER = 'images/payments';
const [WIDTH, HEIGHT] = [32, 24];

/** The content of a mark, with ids of its own, because all marks are in one document. */
function contentOf(name: string, svg: string): string {
  const content = svg.replace(/^\s*<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return content
    .replaceAll(/\bid="([^"]+)"/g, (_all, id: string) => `id="${name}-${id}"`)
    .replaceAll(/url\(#([^)]+)\)/g, (_all, id: string) => `url(#${name}-${id})`);
}

/**
 * All marks of payments below each other in one picture, of which the page shows a part in each place
 * (`PaymentStrip.module.scss`). Views, such as `#visa`, would lay the picture out again for each place.
 */
export async function joinedMarks(publicFolder: string): Promise<string> {
  const folder = join(publicFolder, FOLDER);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg')).toSorted();
  const marks = await Promise.all(
    files.map(async (file, index) => {
      const name = file.replace(/\.svg$/, '');
      const y = index * HEIGHT;
      const content = contentOf(name, await readFile(join(folder, file), 'utf8'));
      return `<svg y="${y}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${files.length * HEIGHT}">${marks.join('')}</svg>\n`;
}

/** Writes that picture, which home asks for once instead of each mark. */
export const writeJoinedMarks = async (publicFolder: string): Promise<void> =>
  writeFile(join(publicFolder, SHEET), await joinedMarks(publicFolder));
