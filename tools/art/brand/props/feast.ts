import { darker } from '../../tones.ts';
import { motif, PALETTES } from '../../motifs.ts';
import { CLOTHS, zigzags } from '../kit/kitenge.ts';
import { linear, radial } from '../kit/paint.ts';
import { around, at, both, box, disc, group, line, oval, path, repeat } from '../kit/shapes.ts';
import { coin, METALS, pile, polished, rounded } from './money.ts';
import { centred } from './machines.ts';

const warm = PALETTES.savanna;

const heap =
  at(-8, -92, centred(motif('pineapple', warm), 1)) +
  at(58, -74, centred(motif('maize', warm), 0.8), 1, 24) +
  at(-72, -66, centred(motif('banana', warm), 0.8), 1, -14) +
  at(-34, -56, centred(motif('mango', warm), 0.66)) +
  at(36, -56, centred(motif('watermelon', warm), 0.72), 1, 10) +
  at(82, -46, centred(motif('lemon', warm), 0.5)) +
  at(0, -44, pile(150, 12, 8), 0.8);

/** A woven basket full of fruit and coins, its foot at y = 84, 240 wide. */
export const basket =
  line('M-104 -34C-104 -190 104 -190 104 -34', '#7a3f14', 12) +
  line('M-104 -36C-104 -188 104 -188 104 -36', '#d98f3a', 5, ' stroke-dasharray="10 6"') +
  heap +
  path(
    'M-116 -36H116C112 20 98 62 82 84H-82C-98 62 -112 20 -116 -36Z',
    zigzags(['#c9862e', '#7a2a12', '#0c5a3c', '#fff1c9'], 'scale(1.05)'),
  ) +
  path(
    'M-116 -36H116C112 20 98 62 82 84H-82C-98 62 -112 20 -116 -36Z',
    linear(0, '#2a0f04/0.6', '#ffffff/0.18', '#000000/0', '#2a0f04/0.65'),
  ) +
  repeat(23, (index) => line(`M${-112 + index * 10} -40l6 12`, index % 2 ? '#a8641e' : '#ffd08a', 6)) +
  box(0, 82, 168, 10, 5, '#7a3f14');

/** A tray under a lifted cover; its foot at y = 84, 260 wide. */
export const tray =
  oval(0, 70, 132, 20, polished(METALS.silver, -90)) +
  oval(0, 64, 132, 19, polished(METALS.silver)) +
  oval(0, 63, 112, 14, linear(90, '#6d7aa0', '#dfe6f5')) +
  at(0, 62, pile(190, 34, 77), 0.98) +
  at(-92, 60, coin(0.4), 0.4) +
  at(96, 62, coin(0.5), 0.38);

const DOME = 'M-118 0C-118 -84 -62 -124 0 -124C62 -124 118 -84 118 0Z';

export const dome = group(
  path(DOME, linear(20, '#ffffff', '#dfe6f5', '#9aa7c4', '#e8edf8', '#6d7aa0', '#46506e')) +
    path('M-92 -20C-88 -72 -54 -100 -20 -108C-48 -84 -66 -56 -70 -20Z', '#ffffff', ' opacity=".75"') +
    box(0, 0, 248, 14, 7, polished(METALS.gold)) +
    box(0, -126, 30, 10, 4, polished(METALS.gold)) +
    disc(0, -140, 13, radial(['#fff6c4', '#ffd45c', '#94500a'], 0.4, 0.3, 0.8)),
);

/** The sun as a clock that shows noon, about the origin, radius 80. */
export const noon =
  around(16, (index) => path(index % 2 ? 'M-8 -52L0 -72L8 -52Z' : 'M-10 -52L0 -86L10 -52Z', polished(METALS.gold))) +
  disc(0, 0, 56, polished(METALS.gold)) +
  disc(0, 0, 47, radial(['#ffffff', '#fff4d0', '#ffdf8a'], 0.4, 0.35, 0.75)) +
  around(12, line('M0 -42V-37', '#7a2a12', 3)) +
  line('M0 0V-33', '#7a2a12', 5) +
  line('M0 6V-24', '#e11d62', 5) +
  disc(0, 0, 6, '#7a2a12');

const post = (x: number): string => box(x, 0, 14, 250, 3, rounded(['#e8a866', '#b5702e', '#8a4a1a', '#3f1d08']));

const AWNING = [
  CLOTHS.sunset[0],
  '#fff1d6',
  CLOTHS.lagoon[0],
  '#fff1d6',
  CLOTHS.royal[0],
  '#fff1d6',
  CLOTHS.lagoon[0],
  '#fff1d6',
  CLOTHS.sunset[0],
];

/** A market stall, 400 wide, from its awning at y = -130 to the ground at y = 130. */
export const stall = (goods: string): string =>
  path('M-180 -110H180V40H-180Z', linear(90, '#3a1030', '#5a1c3a')) +
  path('M-180 -110H180V40H-180Z', radial(['#ffb52e/0.65', '#ff7a3d/0.25', '#ff7a3d/0'], 0.5, 0.6, 0.7)) +
  box(0, -44, 340, 8, 2, '#8a4a1a') +
  post(-182) +
  post(182) +
  goods +
  path('M-196 36H196L190 130H-190Z', zigzags(CLOTHS.royal, 'scale(1.5)')) +
  path('M-196 36H196L190 130H-190Z', linear(90, '#000000/0.1', '#000000/0.55')) +
  box(0, 34, 404, 16, 5, rounded(['#ffd9a0', '#d98f3a', '#8a4a1a', '#5a2c0e'])) +
  AWNING.map((colour, index) => {
    const [x, top] = [-216 + index * 48, -180 + index * 40];
    return path(
      `M${top} -160H${top + 40}L${x + 48} -96Q${x + 24} -70 ${x} -96Z`,
      linear(90, colour, darker(colour, 0.2)),
    );
  }).join('') +
  path('M-184 -166H184V-156H-184Z', polished(METALS.gold)) +
  path('M-216 -98H216V-106H-214Z', '#000000', ' opacity=".14"');

/** A lit lantern that hangs from (0, 0). */
export const lantern = (colour: string): string =>
  line('M0 0V14', '#2a0f1a', 2) +
  disc(0, 34, 40, radial([`${colour}/0.7`, `${colour}/0.2`, `${colour}/0`])) +
  path('M-12 18H12L16 34L12 50H-12L-16 34Z', radial(['#fffbe0', colour, darker(colour, 0.4)], 0.5, 0.5, 0.7)) +
  both(line('M-6 18L-8 34L-6 50', darker(colour, 0.55), 1.6)) +
  box(0, 17, 28, 6, 2, polished(METALS.gold)) +
  box(0, 51, 26, 6, 2, polished(METALS.gold));
