export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;

export const hoop = (x: number, y: number, r: number, stroke: string, width: number, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;

/** A rounded box whose middle is at (x, y). */
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${more}/>`;

export const group = (inner: string, attributes = ''): string => `<g${attributes}>${inner}</g>`;

/** Moves a drawing made about the origin to (x, y), turned by degrees and scaled. */
export const at = (x: number, y: number, inner: string, scale = 1, turn = 0, more = ''): string =>
  `<g transform="translate(${+x.toFixed(1)} ${+y.toFixed(1)}) rotate(${+turn.toFixed(1)}) scale(${+scale.toFixed(3)})"${more}>${inner}</g>`;

/** The drawing and its mirror image about the vertical axis. */
export const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;

/** Copies turned evenly about the origin. */
export const around = (count: number, inner: string | ((index: number) => string), start = 0): string =>
  Array.from({ length: count }, (_, index) =>
    group(
      typeof inner === 'string' ? inner : inner(index),
      ` transform="rotate(${+(start + (360 / count) * index).toFixed(2)})"`,
    ),
  ).join('');

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const spot = (r: number, angle: number): string =>
  `${+(r * Math.sin(angle)).toFixed(1)} ${+(-r * Math.cos(angle)).toFixed(1)}`;

/** Outline of a star about the origin: `points` tips at `outer`, valleys at `inner`. */
export const starOf = (outer: number, inner: number, points: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => spot(index % 2 ? inner : outer, (Math.PI * index) / points)).join('L')}Z`;

/** Numbers in [0, 1), the same for the same seed. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const stirred = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((stirred ^ (stirred >>> 14)) >>> 0) / 4294967296;
  };
}
