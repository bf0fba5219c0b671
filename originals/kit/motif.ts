import type { MOTIFS } from '../motifs';
import { inColours } from '../motifs/inColours.ts';
import { h } from './dom';
import palettes from '../motifs/palettes.json';

export type MotifId = keyof typeof MOTIFS;

/** The SVG files of the motifs that a game can show: those that it never shows are not in its download. */
export type Motifs = Readonly<Partial<Record<MotifId, string>>>;

type Look = { palette: Palette; motifs: Motifs };

/** A drawing on a 100 × 100 box as a data address, for `<img>` and canvas: no text becomes markup of the page. */
export function svgDataUrl(inner: string): string {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 100 100">${inner}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

export const motifDataUrl = (id: MotifId, { palette, motifs }: Look): string =>
  svgDataUrl(inColours(motifs[id] ?? '', palette));

/** A motif as a decorative picture, hidden from assistive technology. */
export const motifPicture = (id: MotifId, look: Look, className: string): HTMLImageElement =>
  h('img', { src: motifDataUrl(id, look), class: className, alt: '', draggable: 'false' });

export type PaletteName = keyof typeof palettes;

/** All values are six-digit hex colours. */
export type Palette = (typeof palettes)[PaletteName];

export const PALETTES: Readonly<Record<PaletteName, Palette>> = palettes;
