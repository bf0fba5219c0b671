/**
 * The typefaces of the names, from their packages, as a style sheet without external addresses. All may be embedded.
 */
import { readFileSync } from 'node:fs';
import type { FontName } from './studioStyles.ts';

const FILES: Readonly<Record<FontName, [folder: string, weight: number]>> = {
  'Lilita One': ['lilita-one', 400],
  Bungee: ['bungee', 400],
  'Cinzel Decorative': ['cinzel-decorative', 900],
  'Luckiest Guy': ['luckiest-guy', 400],
  Righteous: ['righteous', 400],
  Bangers: ['bangers', 400],
  'Alfa Slab One': ['alfa-slab-one', 400],
};

const fileOf = (folder: string, weight: number) =>
  new URL(`../../../node_modules/@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff2`, import.meta.url);

/** One `@font-face` for each typeface. */
export const fontFaces = (): string =>
  Object.entries(FILES)
    .map(([name, [folder, weight]]) => {
      const data = readFileSync(fileOf(folder, weight)).toString('base64');
      return `@font-face{font-family:'${name}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
    })
    .join('');

/** Text in every typeface, so that a page loads them all. */
export const fontSamples = (): string =>
  Object.entries(FILES)
    .map(([name, [, weight]]) => `<i style="position:absolute;opacity:0;font:${weight} 10px '${name}'">x</i>`)
    .join('');
