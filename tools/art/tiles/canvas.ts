import { motif, type Palette } from '../motifs.ts';

/** The size of a tile in units of its drawing. */
export const WIDTH = 360;
export const HEIGHT = 480;

/** The input of a scene. */
export interface TileContext {
  palette: Palette;
  motifs: readonly string[];
  random: Random;
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const group = (inner: string, more: string): string => `<g ${more}>${inner}</g>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A motif with its centre at x, y; `size` is the edge of its box in px. */
export function place(
  context: TileContext,
  id: string,
  x: number,
  y: number,
  size: number,
  turn = 0,
  more = '',
): string {
  const scale = size / 100;
  return group(
    motif(id, context.palette),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -50)" ${more}`,
  );
}

/** The outline of a motif in one colour. */
export const silhouette = (context: TileContext, id: string, x: number, y: number, size: number, turn = 0): string =>
  place(context, id, x, y, size, turn, 'filter="url(#flat)"');

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** Gradients and filters for all scenes. One tile is one document, so ids cannot collide. */
export const definitions = ({ palette: p }: TileContext): string => `<defs>
<linearGradient id="sky" x2="0" y2="1">${stop(0, p.skyTop)}${stop(1, p.skyBottom)}</linearGradient>
<linearGradient id="deep" x2="0" y2="1">${stop(0, p.skyTop)}${stop(0.55, p.ground)}${stop(1, p.dark)}</linearGradient>
<linearGradient id="foot" x2="0" y2="1">${stop(0, p.dark, 0)}${stop(1, p.dark, 0.92)}</linearGradient>
<linearGradient id="letters" x2="0" y2="1">${stop(0, '#ffffff')}${stop(0.45, p.light)}${stop(0.55, p.accent)}${stop(1, p.accent)}</linearGradient>
<linearGradient id="metal" x2="0.25" y2="1">${stop(0, '#fff6c9')}${stop(0.4, '#ffc94d')}${stop(0.6, '#a86a12')}${stop(1, '#ffe08a')}</linearGradient>
<radialGradient id="halo">${stop(0, '#ffffff', 0.95)}${stop(0.25, p.light, 0.6)}${stop(0.6, p.accent, 0.28)}${stop(1, p.accent, 0)}</radialGradient>
<radialGradient id="glow">${stop(0, p.skyBottom)}${stop(0.55, p.primary, 0.75)}${stop(1, p.skyTop, 0)}</radialGradient>
<radialGradient id="vignette" r="0.75">${stop(0.55, '#000', 0)}${stop(1, '#000', 0.55)}</radialGradient>
<filter id="flat"><feFlood flood-color="${p.dark}"/><feComposite in2="SourceAlpha" operator="in"/></filter>
<filter id="drop" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="5" stdDeviation="3" flood-color="${p.dark}" flood-opacity="0.7"/></filter>
<filter id="far" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="1.7" edgeMode="duplicate"/></filter>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="softer" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="neon" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
</defs>`;

/**
 * A random generator from 0 up to 1 with a text as seed, so that each picture is always the same (mulberry32 on
 * FNV-1a).
 */
export function randomOf(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = ReturnType<typeof randomOf>;

/** A number from `low` up to `high`. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

export type Scene = (context: TileContext) => string;

export const fill = (paint: string) => rect(0, 0, WIDTH, HEIGHT, paint);
export const halo = (y = 190, r = 190, opacity = 0.9) => circle(180, y, r, 'url(#halo)', `opacity="${opacity}"`);

export const stars = ({ random, palette }: TileContext, count: number, maxY = HEIGHT) =>
  times(count, () =>
    circle(
      Math.round(random() * WIDTH),
      Math.round(random() * maxY),
      between(random, 0.8, 2.4),
      random() > 0.7 ? palette.accent : '#fff',
      `opacity="${between(random, 0.4, 1).toFixed(2)}"`,
    ),
  );
