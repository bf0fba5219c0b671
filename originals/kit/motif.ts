import { MOTIFS } from '../motifs';
import { inColours } from '../motifs/inColours.ts';
import { h } from './dom';
import palettes from '../motifs/palettes.json';

export type MotifId = keyof typeof MOTIFS;

/** The SVG texts of the motifs that a game shows. One that did not come is missing. */
export type Motifs = Readonly<Partial<Record<MotifId, string>>>;

type Look = { palette: Palette; motifs: Motifs };

const PAUSE_MS = 500;
/** A game starts without a drawing that has not come by then. */
const LONGEST_WAIT_MS = 8_000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function loadText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return answer.text();
}

/** Tries a second time after a moment, as a weak network often works then. */
const loadPatiently = (address: string) =>
  Promise.race([
    loadText(address).catch(() => after(PAUSE_MS).then(() => loadText(address))),
    after(LONGEST_WAIT_MS),
  ]).catch(() => undefined);

/** Loads drawings side by side. Never fails: a drawing that does not come is left out. */
export async function loadMotifs(ids: readonly MotifId[]): Promise<Motifs> {
  const loaded = await Promise.all(ids.map(async (id) => [id, await loadPatiently(MOTIFS[id])] as const));
  return Object.fromEntries(loaded.filter(([, svg]) => svg));
}

/** A drawing on a 100 × 100 box as a data address, for `<img>` and canvas: no text becomes markup of the page. */
export function svgDataUrl(inner: string): string {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 100 100">${inner}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

/** Stands for a drawing that did not come: a disc with the first letter of its name. */
const letterArt = (id: MotifId, { accent, dark }: Palette): string =>
  `<circle cx="50" cy="50" r="42" fill="${accent}" stroke="${dark}" stroke-width="6"/>` +
  `<text x="50" y="67" text-anchor="middle" font-family="sans-serif" font-weight="900" font-size="48" fill="${dark}">${id.charAt(0).toUpperCase()}</text>`;

export const motifDataUrl = (id: MotifId, { palette, motifs }: Look): string =>
  svgDataUrl(motifs[id] ? inColours(motifs[id], palette) : letterArt(id, palette));

/** A motif as a decorative picture, hidden from assistive technology. */
export const motifPicture = (id: MotifId, look: Look, className: string): HTMLImageElement =>
  h('img', { src: motifDataUrl(id, look), class: className, alt: '', draggable: 'false' });

export type PaletteName = keyof typeof palettes;

/** All values are six-digit hex colours. */
export type Palette = (typeof palettes)[PaletteName];

export const PALETTES: Readonly<Record<PaletteName, Palette>> = palettes;
