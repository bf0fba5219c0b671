import { glow } from '../kit/light.ts';
import { linear, radial, shadowed } from '../kit/paint.ts';
import { around, at, box, disc, group, hoop, line, path, repeat } from '../kit/shapes.ts';
import { coin, gem, type Metal, METALS, polished, rounded } from './money.ts';
import { darker, lighter } from '../../tones.ts';
import { DIAMOND, HEART, SPADE } from './cards.ts';

/** A drawing in a 100 by 100 box, put about the origin. */
export const centred = (drawing: string, scale = 1): string =>
  at(0, 0, group(drawing, ' transform="translate(-50 -50)"'), scale);

const reel = (x: number, symbol: string): string =>
  box(x, 0, 74, 112, 8, linear(90, '#9b8fc4', '#ffffff', '#ffffff', '#8478b4')) +
  at(x, 0, centred(symbol, 0.62)) +
  box(x, 0, 74, 112, 8, linear(90, '#1a0638/0.6', '#1a0638/0', '#1a0638/0', '#1a0638/0.6'));

/** A slot machine's window with three symbols (100 by 100 drawings), 290 by 180 about the origin. */
export function reels(
  symbols: readonly [string, string, string],
  metal: Metal = METALS.gold,
  body = '#7a2cf0',
): string {
  const lamp = (x: number, y: number, index: number): string =>
    index % 2 ? disc(x, y, 4, '#ff9ad5') : glow(x, y, 10, '#fff3b0', 0.8) + disc(x, y, 4, '#fffbe0');
  return group(
    path('M-110 -84C-100 -122 100 -122 110 -84Z', polished(metal)) +
      path('M-96 -84C-86 -110 86 -110 96 -84Z', linear(90, '#ff85c2', '#a3126a')) +
      repeat(7, (index) => lamp(-66 + index * 22, -95 - Math.sin((index / 6) * Math.PI) * 3, index)) +
      box(0, 0, 290, 172, 24, polished(metal)) +
      box(0, 0, 274, 156, 18, linear(90, body, '#2a0a5e')) +
      box(0, 0, 250, 126, 12, rounded(metal)) +
      box(0, 0, 242, 118, 8, '#14062e') +
      symbols.map((symbol, index) => reel(-79 + index * 79, symbol)).join('') +
      path('M-121 -4H121V4H-121Z', '#ec4899', ' opacity=".28"') +
      path('M-134 -10L-118 0L-134 10ZM134 -10L118 0L134 10Z', '#ff5fa8') +
      repeat(12, (index) => lamp(-126 + index * 22.9, 76, index)) +
      path('M-118 -58H-40L-84 58H-118Z', '#ffffff', ' opacity=".1"'),
    shadowed(9, 9, 0.55),
  );
}

const COLOURS = ['#7a2cf0', '#ec4899', '#1d9bd6', '#ff9a2e', '#7a2cf0', '#22b573', '#4f46e5', '#e11d62'];

const PRIZES = [
  coin(1),
  at(0, 0, path(HEART, '#ffd9ea'), 0.6),
  at(0, 4, gem('#7de7ff'), 1.5),
  coin(1),
  at(0, 0, path(SPADE, '#ffd45c'), 0.7),
  coin(1),
  at(0, 4, gem('#ff85c2'), 1.5),
  at(0, 0, path(DIAMOND, '#fff1c9'), 0.6),
];

const slice = (index: number): string => {
  const colour = COLOURS[index] ?? '#7a2cf0';
  return (
    path(
      'M0 0L-38.3 -92.4A100 100 0 0 1 38.3 -92.4Z',
      radial([lighter(colour, 0.25), colour, darker(colour, 0.4)], 0.5, 1, 1),
    ) + at(0, -66, PRIZES[index] ?? '', 0.34)
  );
};

const bulb = (index: number): string =>
  index % 2 ? disc(0, -109, 3.6, '#ffe9ff') : glow(0, -109, 10, '#fff3b0', 0.9) + disc(0, -109, 4, '#fffbe0');

/** A prize wheel of eight slices about the origin, radius 118, with its pointer at the top. */
export const wheel = (turn = 8): string =>
  group(
    disc(0, 0, 118, polished(METALS.gold)) +
      disc(0, 0, 111, linear(90, '#5b1a8f', '#2a0a5e')) +
      around(24, bulb) +
      at(0, 0, around(8, slice) + around(8, line('M0 0V-100', '#ffe08a', 2.4), 22.5), 1, turn) +
      hoop(0, 0, 100, '#ffd45c', 4) +
      path('M-82 -52A97 97 0 0 1 60 -76A130 130 0 0 0 -82 -52Z', '#ffffff', ' opacity=".22"') +
      disc(0, 2, 27, '#05010f', ' opacity=".4"') +
      disc(0, 0, 26, polished(METALS.gold)) +
      disc(0, 0, 19, radial(['#c79bff', '#7a2cf0', '#34107a'], 0.4, 0.3, 0.8)) +
      at(0, 0, path(SPADE, polished(METALS.gold)), 0.24),
    shadowed(8, 9, 0.55),
  ) +
  group(
    path('M-20 -132H20L0 -86Z', polished(METALS.pink)) +
      disc(0, -128, 10, polished(METALS.gold)) +
      disc(0, -128, 5, '#fff6c4'),
    shadowed(4, 3, 0.5),
  );
