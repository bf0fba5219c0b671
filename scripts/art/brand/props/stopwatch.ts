import { linear, radial, shadowed } from '../kit/paint.ts';
import { around, at, box, disc, group, hoop, line, path } from '../kit/shapes.ts';
import { METALS, polished } from './metals.ts';

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
