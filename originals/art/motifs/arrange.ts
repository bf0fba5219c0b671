// Ways to arrange marks in a drawing: outlined, turned, mirrored, repeated, placed.
import type { Motif } from './draw.ts';
import type { Palette } from '../palettes.ts';

export const turned = (degrees: number, inner: string, x = 50, y = 50): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>`;

/** The drawing and its mirror image about the vertical axis. */
export const both = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>`;

export const outlined = (palette: Palette, inner: string, width = 3): string =>
  `<g stroke="${palette.dark}" stroke-width="${width}" stroke-linejoin="round">${inner}</g>`;

/** Copies of a drawing turned evenly about a centre. */
export const around = (count: number, inner: string, x = 50, y = 50): string =>
  Array.from({ length: count }, (_, index) => turned((360 / count) * index, inner, x, y)).join('');

/** The motif smaller and moved, for a drawing larger than the view box. */
export const placed =
  (motif: Motif, scale: number, x: number, y: number): Motif =>
  (palette) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${motif(palette)}</g>`;
