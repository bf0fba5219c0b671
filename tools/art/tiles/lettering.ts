import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { group } from './canvas.ts';
import type { FontName, StudioStyle } from './studioStyles.ts';

/** The words of a name on at most three lines of similar length. */
function linesOf(name: string): string[] {
  const words = name.split(' ');
  const lineCount = name.length <= 9 || words.length === 1 ? 1 : name.length <= 20 || words.length === 2 ? 2 : 3;
  const ideal = name.length / lineCount;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const fits = last !== undefined && (lines.length === lineCount || (last + word).length <= ideal + 2);
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The name in the studio's lettering. The page scales each `data-fit` group to its width before drawing. */
export function lettering(name: string, { font, tilt, isMetal = false }: StudioStyle, dark: string): string {
  const lines = linesOf(name).map((line) => (font === 'Cinzel Decorative' ? line : line.toUpperCase()));
  const size = lines.length === 3 ? 40 : 54;
  const leading = size * 0.92;
  const first = 352 - (lines.length - 1) * leading;
  const write = (line: string, index: number) => {
    const text = (paint: string) =>
      `<text x="180" y="${first + index * leading}" text-anchor="middle" font-family="${font}" font-weight="${font === 'Cinzel Decorative' ? 900 : 400}" font-size="${size}" ${paint}>${escape(line)}</text>`;
    return group(
      text(`fill="${dark}" stroke="${dark}" stroke-width="15" stroke-linejoin="round" transform="translate(0 5)"`) +
        text(`fill="${dark}" stroke="${dark}" stroke-width="11" stroke-linejoin="round"`) +
        text(
          `fill="none" stroke="${isMetal ? '#6b3f08' : '#fff'}" stroke-width="4" stroke-linejoin="round" opacity="0.9"`,
        ) +
        text(`fill="url(#${isMetal ? 'metal' : 'letters'})"`),
      'data-fit="216"',
    );
  };
  return group(lines.map(write).join(''), `transform="rotate(${tilt} 180 330)"`);
}

/**
 * The typefaces of the names, from their packages, as a style sheet without external addresses. All may be embedded.
 */
const FILES: Readonly<Record<FontName, [folder: string, weight: number]>> = {
  'Lilita One': ['lilita-one', 400],
  Bungee: ['bungee', 400],
  'Cinzel Decorative': ['cinzel-decorative', 900],
  'Luckiest Guy': ['luckiest-guy', 400],
  Righteous: ['righteous', 400],
  Bangers: ['bangers', 400],
  'Alfa Slab One': ['alfa-slab-one', 400],
};

const { resolve } = createRequire(import.meta.url);

const fileOf = (folder: string, weight: number): string =>
  resolve(`@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff2`);

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
