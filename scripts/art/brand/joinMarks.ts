import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
 * (`PaymentStrip.module.scss`). Views, such as `#visa`, would lay the picture out anew for each place.
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
