import { linear, radial, shadowed } from '../kit/paint.ts';
import { darker, lighter } from '../../tones.ts';
import { glow } from '../kit/light.ts';
import { around, at, dice, disc, group, hoop, line, path, repeat, starOf } from '../kit/shapes.ts';
import { SPADE } from './cards.ts';

/** Four tones of a metal, from light to shadow. */
export type Metal = readonly [light: string, bright: string, body: string, deep: string];

export const METALS = {
  gold: ['#fff6c4', '#ffd45c', '#f2a01e', '#94500a'],
  silver: ['#ffffff', '#dfe6f5', '#9aa7c4', '#46506e'],
  bronze: ['#ffe0bd', '#e8975a', '#b5602b', '#5a2710'],
  violet: ['#efe0ff', '#b57bff', '#7a2cf0', '#34107a'],
  pink: ['#ffe1f1', '#ff85c2', '#e0338b', '#7a0f4c'],
} as const satisfies Record<string, Metal>;

/** A sheet of metal lit from above. */
export const polished = ([light, bright, body, deep]: Metal, degrees = 90): string =>
  linear(degrees, light, bright, body, deep);

/** A rounded piece of metal, lit across, with reflected light in its shadow. */
export const rounded = ([light, bright, body, deep]: Metal): string =>
  linear(0, deep, body, bright, light, bright, body, deep, body);

const squashed = (ratio: number, inner: string, dy = 0): string =>
  group(inner, ` transform="translate(0 ${dy}) scale(1 ${ratio})"`);

/** The struck side of a coin, radius 50. */
const coinFace = (metal: Metal): string => {
  const [light, bright, body, deep] = metal;
  return (
    disc(0, 0, 50, linear(60, light, bright, body)) +
    disc(0, 0, 38, linear(60, body, bright)) +
    hoop(0, 0, 38, deep, 2, ' opacity=".6"') +
    at(0, 1.5, path(SPADE, deep), 0.56) +
    at(0, -1, path(SPADE, linear(90, light, bright)), 0.56) +
    path('M-44 -8A45 45 0 0 1 6 -44A62 62 0 0 0 -44 -8Z', '#ffffff', ' opacity=".65"')
  );
};

/**
 * A coin about the origin, radius 50. `ratio` is its height to width: 1 seen from the front, 0.3 lying flat.
 */
export function coin(ratio = 0.85, metal: Metal = METALS.gold): string {
  const thick = 15 * Math.sqrt(1 - ratio * ratio) + 4;
  const ry = 50 * ratio;
  return (
    path(`M-50 0V${thick}A50 ${ry} 0 0 0 50 ${thick}V0Z`, rounded(metal)) +
    line(`M-49.5 ${thick * 0.5}A50 ${ry} 0 0 0 49.5 ${thick * 0.5}`, metal[3], 1.4, ' opacity=".55"') +
    squashed(ratio, coinFace(metal))
  );
}

/** Coins lying in a pile `width` wide about the origin, its foot at y = 0. */
export function pile(width: number, count: number, seed: number, size = 0.42): string {
  const roll = dice(seed);
  const rows = Array.from({ length: count }, (_, index) => {
    const height = index / count;
    const reach = (width / 2) * (1 - height * 0.82);
    return {
      x: (roll() * 2 - 1) * reach,
      y: -height * width * 0.36 + roll() * 6,
      ratio: 0.32 + roll() * 0.34,
      turn: roll() * 44 - 22,
    };
  });
  return rows.map(({ x, y, ratio, turn }) => at(x, y, coin(ratio), size, turn)).join('');
}

/** A straight stack of coins standing on y = 0. */
export const stack = (count: number, size = 0.5, metal: Metal = METALS.gold): string =>
  repeat(count, (index) => at(((index * 7) % 5) - 2, -index * 17 * size, coin(0.32, metal), size));

/** Coins thrown out of a point, each with its own angle (degrees, 0 is up) and a random distance and turn. */
export function thrown(
  x: number,
  y: number,
  count: number,
  seed: number,
  from: number,
  to: number,
  reach: number,
  size = 0.4,
): string {
  const roll = dice(seed);
  return repeat(count, (index) => {
    const angle = ((from + ((to - from) * (index + roll() * 0.8)) / count) * Math.PI) / 180;
    const far = reach * (0.45 + roll() * 0.55);
    return at(
      x + Math.sin(angle) * far,
      y - Math.cos(angle) * far,
      coin(0.45 + roll() * 0.5),
      size * (0.6 + roll() * 0.5),
      roll() * 120 - 60,
    );
  });
}

/** A casino chip about the origin, radius 50. */
export function chip(colour: string, ratio = 0.9): string {
  const ry = 50 * ratio;
  const thick = 16 * Math.sqrt(1 - ratio * ratio) + 3;
  const notch = path('M-9 -50.2A51 51 0 0 1 9 -50.2L7 -37A38 38 0 0 0 -7 -37Z', '#fff7ea');
  return (
    path(
      `M-50 0V${thick}A50 ${ry} 0 0 0 50 ${thick}V0Z`,
      linear(0, darker(colour, 0.6), colour, darker(colour, 0.2), darker(colour, 0.65)),
    ) +
    `<path d="M-44 ${thick * 0.55 + ry * 0.45}A50 ${ry} 0 0 0 44 ${thick * 0.55 + ry * 0.45}" fill="none" stroke="#fff7ea" stroke-width="${thick * 0.8}" stroke-dasharray="13 22" opacity=".85"/>` +
    squashed(
      ratio,
      disc(0, 0, 50, linear(60, lighter(colour, 0.3), colour, darker(colour, 0.2))) +
        around(8, notch) +
        disc(0, 0, 35, darker(colour, 0.35)) +
        hoop(0, 0, 35, '#ffd45c', 2.4) +
        disc(0, 0, 26, linear(60, lighter(colour, 0.35), colour)) +
        at(0, 0, path(SPADE, '#fff7ea'), 0.38) +
        path('M-44 -8A45 45 0 0 1 6 -44A62 62 0 0 0 -44 -8Z', '#ffffff', ' opacity=".4"'),
    )
  );
}

export const chipStack = (colours: readonly string[], size = 0.5): string =>
  colours.map((colour, index) => at(((index * 3) % 4) - 2, -index * 17 * size, chip(colour, 0.32), size)).join('');

/** A waving banknote, 120 by 60 about the origin. It is the money of no country: it shows a sun, trees and waves. */
export function banknote(ground = '#3fae6a', ink = '#0e5a38'): string {
  const outline = 'M-60 -24C-30 -40 -10 -22 14 -30C34 -37 48 -34 60 -28V28C46 24 34 26 16 32C-8 40 -30 22 -60 36Z';
  return group(
    path(
      outline,
      linear(20, lighter(ground, 0.55), lighter(ground, 0.25), ground, lighter(ground, 0.35), darker(ground, 0.25)),
    ) +
      line(
        'M-55 -20C-29 -34 -9 -17 14 -25C33 -32 46 -29 55 -24V23C44 20 33 21 15 27C-8 35 -29 18 -55 30Z',
        ink,
        1.6,
        ' opacity=".7"',
      ) +
      line(
        'M-50 8C-34 -2 -26 14 -14 6M-50 14C-34 4 -26 20 -14 12M18 -8C30 -16 40 -6 50 -12M18 -2C30 -10 40 0 50 -6',
        ink,
        1.2,
        ' opacity=".55"',
      ) +
      disc(2, 0, 17, lighter(ground, 0.7)) +
      hoop(2, 0, 17, ink, 1.6) +
      at(2, 0, path(SPADE, ink), 0.24) +
      disc(-46, -12, 4, ink, ' opacity=".7"') +
      disc(46, 14, 4, ink, ' opacity=".7"') +
      path('M-60 -24C-50 -29 -42 -31 -34 -31V27C-42 28 -50 31 -60 36Z', '#ffffff', ' opacity=".22"'),
  );
}

/** A round cut gem about the origin, 40 across. */
export function gem(colour: string): string {
  return (
    glow(0, 0, 34, colour, 0.5) +
    path('M-20 -6L-11 -17H11L20 -6L0 20Z', colour) +
    path('M-20 -6L-11 -17L-7 -6ZM11 -17L20 -6H7Z', lighter(colour, 0.45)) +
    path('M-11 -17H11L7 -6H-7Z', lighter(colour, 0.7)) +
    path('M-20 -6H-7L0 20Z', lighter(colour, 0.2)) +
    path('M20 -6H7L0 20Z', darker(colour, 0.35)) +
    path('M-7 -6H7L0 20Z', darker(colour, 0.1))
  );
}

/** A round medal: a metal ring around domed enamel, radius 50. */
export const boss = (metal: Metal, enamel: string): string =>
  group(
    path(starOf(56, 50, 28), polished(metal)) +
      disc(0, 0, 46, polished(metal, -90)) +
      disc(0, 0, 40, radial([lighter(enamel, 0.35), enamel, darker(enamel, 0.5)], 0.4, 0.3, 0.8)) +
      shadowed(4, 4, 0.4),
  );
