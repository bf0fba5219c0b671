import { glow } from '../kit/light.ts';
import { linear } from '../kit/paint.ts';
import { disc, hoop, path } from '../kit/shapes.ts';

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
