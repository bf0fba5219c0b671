import { darker, lighter } from '../../tones.ts';
import { type Cloth, zigzags } from '../kit/kitenge.ts';
import { linear, radial, shadowed } from '../kit/paint.ts';
import { around, at, box, disc, group, hoop, line, path, repeat } from '../kit/shapes.ts';
import { glow } from '../kit/light.ts';
import { METALS, polished } from './money.ts';
import { SPADE } from './cards.ts';

const SAIL = 'M-34 4C-24 -50 -2 -96 26 -132C70 -92 84 -40 74 2C40 -8 0 -8 -34 4Z';

/** A dhow that sails to the right, about 190 wide; its waterline is at y = 40. A kitenge sail when a cloth is given. */
export const dhow = (sail: string, cloth?: Cloth): string =>
  line('M-46 18L30 -140', '#5b2a14', 5) +
  line('M0 34V-84', '#4a2010', 6) +
  path(SAIL, cloth ? zigzags(cloth, 'scale(.9) rotate(18)') : sail) +
  path(SAIL, linear(10, '#ffffff/0.5', '#ffffff/0.05', '#000000/0.38')) +
  line('M26 -130C58 -90 68 -44 66 -2M8 -104C34 -70 44 -36 42 -6', darker(sail, 0.4), 1.6, ' opacity=".6"') +
  path(
    'M-92 14C-50 26 40 26 104 6C98 28 84 42 66 46H-62C-80 42 -90 30 -92 14Z',
    linear(90, '#b5602b', '#6b2f12', '#33130a'),
  ) +
  path(
    'M-92 14C-50 26 40 26 104 6L102 13C40 33 -50 33 -91 21Z',
    linear(0, '#ffd45c', lighter('#ffd45c', 0.5), '#f2a01e'),
  ) +
  line('M-80 34C-40 42 40 40 84 28', '#ffb766', 2, ' opacity=".5"');

const FLAME = 'M-20 62C-34 96 -14 118 -8 158C-2 138 2 138 8 158C14 118 34 96 20 62Z';

/** A rocket that points up, its nose at y = -110, 110 wide, with its flame below. */
export const rocket =
  glow(0, 100, 90, '#ff9a2e', 0.8) +
  path(FLAME, linear(90, '#fff6c4', '#ffb52e', '#ff4d1c', '#ff4d1c/0')) +
  path('M-10 62C-16 86 -4 96 0 124C4 96 16 86 10 62Z', '#ffffff', ' opacity=".85"') +
  path(
    'M-30 14C-56 26 -58 54 -52 78L-26 54ZM30 14C56 26 58 54 52 78L26 54Z',
    linear(0, '#ff6fb8', '#c2186f', '#7a0f4c'),
  ) +
  path(
    'M0 -110C30 -78 40 -38 34 20L24 62H-24L-34 20C-40 -38 -30 -78 0 -110Z',
    linear(0, '#ffffff', '#efe6ff', '#b9a3e8', '#6d56c0'),
  ) +
  path(
    'M0 -110C16 -93 26 -76 32 -54C12 -62 -12 -62 -32 -54C-26 -76 -16 -93 0 -110Z',
    linear(0, '#c79bff', '#7a2cf0', '#34107a'),
  ) +
  path('M-30 34H30L24 62H-24Z', linear(0, '#ffd45c', '#fff6c4', '#f2a01e', '#94500a')) +
  disc(0, -16, 21, linear(90, '#ffd45c', '#94500a')) +
  disc(0, -16, 15, linear(60, '#b8f4ff', '#1d9bd6', '#0b3a7a')) +
  path('M-11 -20A13 13 0 0 1 4 -28A18 18 0 0 0 -11 -20Z', '#ffffff') +
  hoop(0, -16, 21, '#ffffff', 1.2, ' opacity=".6"') +
  path('M-7 36H7L5 84H-5Z', linear(0, '#ff6fb8', '#a3126a'));

const { gold } = METALS;

const face =
  disc(0, 0, 40, radial(['#ffffff', '#fdf6ff', '#cfc2f0'], 0.4, 0.35, 0.75)) +
  path('M0 0V-34A34 34 0 0 1 29.4 -17Z', '#ec4899', ' opacity=".85"') +
  around(12, line('M0 -35V-30', '#2a1065', 2.6)) +
  around(4, line('M0 -35V-28', '#2a1065', 4)) +
  line('M0 0L20 -23', '#2a1065', 4) +
  line('M0 6V-30', '#e11d62', 3) +
  disc(0, 0, 5, '#2a1065') +
  disc(0, 0, 2, '#ffd45c') +
  path('M-35 -10A36 36 0 0 1 10 -34A50 50 0 0 0 -35 -10Z', '#ffffff', ' opacity=".8"');

/** A gold stopwatch, face of radius 40 about the origin. */
export const stopwatch = group(
  box(0, -58, 14, 18, 3, polished(gold, 0)) +
    box(0, -69, 28, 12, 5, polished(gold)) +
    at(0, 0, box(0, -58, 12, 14, 4, polished(gold)), 1, 42) +
    at(0, 0, box(0, -58, 12, 14, 4, polished(gold)), 1, -42) +
    disc(0, 0, 52, polished(gold)) +
    hoop(0, 0, 46, linear(90, '#94500a', '#fff6c4'), 5) +
    face,
  shadowed(6, 6, 0.5),
);

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
