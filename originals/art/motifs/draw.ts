// Marks for drawing motifs. They have no ids, so any number of motifs may share one document.
import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';

/** Draws the inner SVG of one symbol for a `0 0 100 100` view box. */
export type Motif = (palette: Palette) => string;

export const GOLD = '#ffc233';

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const shine = (d: string, opacity = 0.4): string => path(d, '#fff', ` opacity="${opacity}"`);

export const shade = (d: string, opacity = 0.2): string => path(d, '#000', ` opacity="${opacity}"`);

/** A natural colour mixed with a little of the palette, so that symbols fit together. */
export const tint = (palette: Palette, colour: string, amount = 0.14): string => mix(colour, palette.primary, amount);

const spot = (x: number, y: number, r: number, angle: number): string =>
  `${+(x + r * Math.sin(angle)).toFixed(1)} ${+(y - r * Math.cos(angle)).toFixed(1)}`;

/** Outline of a star: `points` tips at `outer`, valleys at `inner`. */
export function burst(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    spot(x, y, index % 2 ? inner : outer, (Math.PI * index) / points),
  );
  return `M${corners.join('L')}Z`;
}

/** A small white star of four points, for light on an edge. */
export const sparkle = (x: number, y: number, outer: number, inner: number): string =>
  path(burst(x, y, outer, inner, 4), '#fff');
