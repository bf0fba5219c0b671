// Our own cloth patterns, in the style of East African wax prints.
import { tiled } from './paint.ts';
import { around, at, disc, path, starOf } from './shapes.ts';

/** Four colours: those of the ground, the motif, the second motif and the fine lines. */
export type Cloth = readonly [ground: string, first: string, second: string, fine: string];

export const CLOTHS = {
  royal: ['#5b21b6', '#ffc94d', '#ec4899', '#fff1c9'],
  sunset: ['#b91c5c', '#ffb02e', '#5b21b6', '#fff1c9'],
  lagoon: ['#0e5f8f', '#2fd3c4', '#ffc94d', '#eafffb'],
  ember: ['#8f1d12', '#ff8a2e', '#ffd35c', '#2a0706'],
  leaf: ['#0c5a3c', '#8fdc4a', '#ffc94d', '#f3ffe0'],
  night: ['#1c0f45', '#8b3dff', '#ec4899', '#ffc94d'],
} as const satisfies Record<string, Cloth>;

const corners = (inner: string): string => at(0, 0, inner) + at(40, 0, inner) + at(0, 40, inner) + at(40, 40, inner);

/** Nested diamonds with dots between. */
export const diamonds = ([ground, first, second, fine]: Cloth, transform = ''): string =>
  tiled(
    40,
    path('M0 0H40V40H0Z', ground) +
      path('M20 1L39 20L20 39L1 20Z', first) +
      path('M20 8L32 20L20 32L8 20Z', ground) +
      path('M20 13L27 20L20 27L13 20Z', second) +
      disc(20, 20, 2.6, fine) +
      corners(disc(0, 0, 7, second) + disc(0, 0, 3, fine)),
    transform,
  );

/** Suns in a grid, with rays and rings. */
export const suns = ([ground, first, second, fine]: Cloth, transform = ''): string => {
  const sun = path(starOf(17, 10, 12), first) + disc(0, 0, 9, ground) + disc(0, 0, 6.5, second) + disc(0, 0, 2.6, fine);
  const small = path(starOf(9, 4, 8), second) + disc(0, 0, 3, fine);
  return tiled(40, path('M0 0H40V40H0Z', ground) + at(20, 20, sun) + corners(small), transform);
};

/** Zigzag bands. */
export const zigzags = ([ground, first, second, fine]: Cloth, transform = ''): string =>
  tiled(
    40,
    path('M0 0H40V40H0Z', ground) +
      path('M0 14L10 4L20 14L30 4L40 14V20L30 10L20 20L10 10L0 20Z', first) +
      path('M0 32L10 22L20 32L30 22L40 32V37L30 27L20 37L10 27L0 37Z', second) +
      disc(10, 18, 1.8, fine) +
      disc(30, 18, 1.8, fine) +
      disc(20, 25, 1.8, fine) +
      disc(0, 25, 1.8, fine) +
      disc(40, 25, 1.8, fine),
    transform,
  );

/** Flowers of eight petals in rings. */
export const petals = ([ground, first, second, fine]: Cloth, transform = ''): string => {
  const flower =
    around(8, path('M0 -3Q5 -11 0 -18Q-5 -11 0 -3Z', first)) + disc(0, 0, 4.4, second) + disc(0, 0, 2, fine);
  const bud = around(4, path('M0 -1Q4 -5 0 -10Q-4 -5 0 -1Z', second)) + disc(0, 0, 2, fine);
  return tiled(40, path('M0 0H40V40H0Z', ground) + at(20, 20, flower) + corners(bud), transform);
};
