import { darker, lighter } from '../../../../originals/art/colour.ts';
import { glow } from '../kit/light.ts';
import { linear, radial, shadowed } from '../kit/paint.ts';
import { around, at, disc, group, hoop, line, path } from '../kit/shapes.ts';
import { coin, gem } from './money.ts';
import { METALS, polished } from './metals.ts';
import { DIAMOND, HEART, SPADE } from './suits.ts';

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
