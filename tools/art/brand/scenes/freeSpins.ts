import { motif, PALETTES } from '../../motifs.ts';
import { CLOTHS } from '../kit/kitenge.ts';
import { confetti, glint, glow, groundShadow, near, stars } from '../kit/light.ts';
import { linear } from '../kit/paint.ts';
import { at, both, line, path } from '../kit/shapes.ts';
import { coin, gem, METALS, pile, thrown } from '../props/money.ts';
import { centred, reels } from '../props/machines.ts';
import { banner } from '../scene.ts';
import { air, dim, podium } from './backdrops.ts';

const MINT = { top: '#052a3a', bottom: '#0e7a5a', light: '#7dffb8' };
const BERRY = { top: '#24063a', bottom: '#a3206f', light: '#ff85c2' };
const SPACE = { top: '#08042a', bottom: '#4a1fb0', light: '#b57bff' };

const sugar = PALETTES.sugar;

const fruits = (): string =>
  air(MINT, 320, 160, 18) +
  podium(MINT, CLOTHS.leaf, 190) +
  groundShadow(320, 290, 160, 16) +
  at(
    320,
    196,
    reels([motif('mango', sugar), motif('pineapple', sugar), motif('mango', sugar)], METALS.gold, '#0e7a5a'),
    1.02,
  ) +
  at(130, 120, centred(motif('cherry', sugar), 0.72), 1, -18) +
  at(514, 112, centred(motif('mango', sugar), 0.72), 1, 16) +
  at(524, 252, centred(motif('watermelon', sugar), 0.72), 1, -10) +
  at(118, 256, centred(motif('pineapple', sugar), 0.72), 1, 10) +
  glint(180, 92, 12) +
  glint(460, 104, 12) +
  near(at(44, 336, coin(0.7), 0.9, 30) + at(606, 40, coin(0.6), 0.7, 20), 4) +
  dim();

const seven = (colour: string): string =>
  path(
    'M18 12H84V30C66 48 56 66 54 92H32C34 66 44 48 58 34H36V44H18Z',
    linear(90, '#fff1c9', '#ffd45c', colour),
    ' stroke="#4a0a38" stroke-width="4" stroke-linejoin="round"',
  );

const sevens = (): string =>
  air(BERRY, 320, 170, 22) +
  podium(BERRY, CLOTHS.sunset, 190) +
  thrown(320, 190, 14, 60, -90, 90, 250, 0.42) +
  groundShadow(320, 290, 160, 16) +
  at(320, 196, reels([seven('#e11d62'), seven('#e11d62'), seven('#e11d62')], METALS.gold, '#c2186f'), 1.04) +
  at(204, 306, pile(130, 12, 3), 0.8) +
  at(436, 306, pile(130, 12, 4), 0.8) +
  glint(176, 108, 13) +
  glint(470, 96, 14) +
  confetti(640, 200, ['#ffc94d', '#ffffff', '#2fd3c4'], 18, 2) +
  near(at(44, 330, coin(0.7), 1, 30) + at(600, 330, coin(0.7), 1, -30), 4) +
  dim();

const wing =
  path(
    'M136 -6C190 -70 258 -84 296 -70C280 -52 268 -46 256 -44C268 -38 268 -32 262 -22C248 -18 240 -18 234 -16C240 -8 238 0 228 6C196 22 160 24 136 30Z',
    linear(0, '#b57bff', '#efe0ff', '#ffffff'),
  ) + line('M146 4C190 -30 230 -46 262 -52M148 14C184 -8 214 -16 240 -18', '#8b5cf6', 2.5, ' opacity=".6"');

const flying = (): string =>
  air(SPACE, 320, 168, 20) +
  stars(640, 330, 60, 9) +
  glow(320, 330, 260, '#ff6fd0', 0.55) +
  thrown(320, 250, 16, 71, 110, 250, 190, 0.42) +
  at(320, 172, both(wing), 1, 0) +
  at(
    320,
    178,
    reels(
      [motif('diamond', PALETTES.orchid), motif('crown', PALETTES.orchid), motif('diamond', PALETTES.orchid)],
      METALS.gold,
      '#4f2ae0',
    ),
    1,
    -4,
  ) +
  at(110, 286, gem('#7de7ff'), 1.1, -12) +
  at(540, 292, gem('#ff85c2'), 1.2, 12) +
  at(76, 110, coin(0.8), 0.42, 20) +
  at(566, 100, coin(0.7), 0.44, -20) +
  glint(150, 66, 14) +
  glint(482, 70, 12) +
  glint(320, 300, 10) +
  near(at(40, 330, coin(0.6), 0.9, 30) + at(604, 322, coin(0.7), 1, -30), 4) +
  dim();

export const FREE_SPINS = [
  banner('free-spins-1', fruits),
  banner('free-spins-2', sevens),
  banner('free-spins-3', flying),
];
