import { readFileSync } from 'node:fs';
import { inColours } from '../../originals/motifs/inColours.ts';
import palettes from '../../originals/motifs/palettes.json' with { type: 'json' };

export type PaletteName = keyof typeof palettes;
export type Palette = (typeof palettes)[PaletteName];
export const PALETTES: Readonly<Record<PaletteName, Palette>> = palettes;

/** A motif of the house games on its 100 × 100 box, in the colours of a palette; `id` is the name of its SVG file. */
export const motif = (id: string, palette: Palette): string =>
  inColours(readFileSync(new URL(`../../originals/motifs/${id}.svg`, import.meta.url), 'utf8'), palette);
