import { glow } from '../kit/light.ts';
import { linear, shadowed } from '../kit/paint.ts';
import { at, box, disc, group, line, path, repeat } from '../kit/shapes.ts';
import { METALS, polished } from './metals.ts';
import { SPADE } from './suits.ts';

const row = (y: number, colour: string): string =>
  box(0, y, 78, 18, 6, '#2c1a5e') +
  disc(-28, y, 5.5, colour) +
  box(-4, y - 3, 30, 3.4, 1.7, '#c9b8ff') +
  box(-9, y + 3.5, 20, 2.6, 1.3, '#7d6cc4') +
  box(28, y, 14, 4, 2, '#4ade80');

const screen =
  box(0, 0, 96, 196, 13, linear(70, '#4b2bb8', '#241056', '#0f0728')) +
  at(0, -64, path(SPADE, polished(METALS.gold)), 0.3) +
  glow(0, -8, 60, '#3dfc9a', 0.6) +
  disc(0, -8, 29, '#0f7a48') +
  disc(0, -10, 28, linear(70, '#8dffc0', '#22c56e', '#0c8a4a')) +
  line('M-12 -10L-3 -1L14 -20', '#ffffff', 7) +
  box(0, 31, 56, 6, 3, '#fff6d8') +
  box(0, 42, 36, 4, 2, '#a08fe0') +
  repeat(2, (index) => row(60 + index * 23, index ? '#ec4899' : '#ffc94d'));

/** A phone that shows money sent, 112 by 212 about the origin. */
export const phone = group(
  box(6, 5, 112, 212, 20, '#0a0420') +
    box(0, 0, 112, 212, 20, linear(20, '#efe6ff', '#8f7ad6', '#2a1a5e', '#6d56c0')) +
    box(0, 0, 106, 206, 17, '#0b0520') +
    screen +
    box(0, -90, 30, 7, 3.5, '#0b0520') +
    path('M-48 -86Q-48 -98 -36 -98H8L-34 98H-36Q-48 98 -48 86Z', '#ffffff', ' opacity=".09"'),
  shadowed(10, 9, 0.6),
);
