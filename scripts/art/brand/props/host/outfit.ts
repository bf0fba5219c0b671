import { CLOTHS, diamonds, suns } from '../../kit/kitenge.ts';
import { linear, radial, rimmed } from '../../kit/paint.ts';
import { both, disc, line, path, repeat } from '../../kit/shapes.ts';
import { METALS, polished } from '../metals.ts';

// Drawn about the pit of the neck: x = 0 is the middle of the body, the waist is at y = 380.
const PINK_RIM = '#ff6fb8';
const GOLD_RIM = '#ffd27a';
const PRINT = suns(['#5b1fc2', '#ffc94d', '#ec4899', '#fff1c9'], 'scale(1.05)');

const BODY = 'M-62 -2C-100 8 -146 22 -160 66C-172 110 -166 160 -142 190C-134 260 -132 320 -140 390H140C132 320 134 260 142 190C166 160 172 110 160 66C146 22 100 8 62 -2Z';

const folds = both(line('M-134 120C-120 150 -112 190 -116 240', '#1a0540', 5, ' opacity=".35"') + line('M-96 330C-80 300 -50 280 -16 268M-104 372C-84 350 -60 336 -30 330', '#1a0540', 5, ' opacity=".3"'));

const lapel = path('M-54 -8C-74 2 -84 14 -88 34L-100 92L-70 98L-84 122L-4 250L2 214C-26 150 -44 80 -50 0Z', linear(20, '#3d1a9a', '#22104f', '#14082f')) + line('M-54 -8C-74 2 -84 14 -88 34L-100 92L-70 98L-84 122L-4 250', '#ffc94d', 3.4) + path('M-82 30L-92 86L-76 90C-82 66 -80 48 -70 20Z', '#ffffff', ' opacity=".12"');

const beads = repeat(5, (index) => {
  const colours = ['#ffc94d', '#e11d62', '#ffffff', '#2fd3c4', '#ffc94d'];
  const wide = 37 + index * 8;
  const y = -26 + index * 4.5;
  return line(`M${-wide} ${y}C${-wide * 0.7} ${y + 34 + index * 5} ${wide * 0.7} ${y + 34 + index * 5} ${wide} ${y}`, colours[index] ?? '#ffffff', 6.4, ' stroke-dasharray="5 1.6"');
});

/** Collar of beads, over the neck. */
export const collar = line('M-37 -26C-26 8 26 8 37 -26M-52 -14C-36 30 36 30 52 -14M-69 -8C-48 44 48 44 69 -8', '#2a0a3f', 12, ' opacity=".5"') + beads;

/** Jacket in a kitenge print with satin lapels, open on a dark top. */
export const jacket = rimmed(
  path(BODY, PRINT) + path(BODY, linear(0, '#14042e/0.75', '#14042e/0.1', '#ffffff/0.1', '#14042e/0.15', '#14042e/0.8')) + path(BODY, linear(90, '#14042e/0', '#14042e/0.1', '#14042e/0.55')) + folds +
    path('M-52 -8L0 236L52 -8C30 22 -30 22 -52 -8Z', linear(90, '#2a0f4a', '#0d0420')) + both(lapel) + line('M0 246C4 300 4 340 2 392', '#14042e', 4, ' opacity=".7"') + disc(8, 268, 9, polished(METALS.gold)) + disc(8, 268, 4.5, METALS.gold[3], ' opacity=".5"') + disc(8, 330, 9, polished(METALS.gold)) + disc(8, 330, 4.5, METALS.gold[3], ' opacity=".5"') +
    path('M84 132L122 120L126 134L88 146Z', linear(0, '#3d1a9a', '#22104f')) + path('M88 130L92 96L106 112L116 88L120 122Z', diamonds(CLOTHS.sunset, 'scale(.4)')),
  PINK_RIM,
  GOLD_RIM,
  6,
);

const shadedSleeve = (d: string): string => path(d, PRINT) + path(d, linear(20, '#14042e/0.1', '#14042e/0.2', '#14042e/0.75'));

/** The arm at the viewer's left: hand on the hip. */
export const restingArm = rimmed(
  shadedSleeve('M-150 44C-186 70 -214 160 -226 226C-232 256 -216 272 -196 270C-170 290 -144 312 -118 334L-94 300C-112 276 -136 252 -158 232C-146 196 -134 150 -128 110Z') + line('M-158 232C-172 226 -186 226 -200 234M-164 210C-178 206 -190 208 -202 214', '#14042e', 5, ' opacity=".4"') + path('M-124 340L-86 296L-74 308L-110 352Z', polished(METALS.gold, 40)),
  PINK_RIM,
  GOLD_RIM,
  6,
);

/** The arm at the viewer's right: bent up, its wrist at (148, 128). */
export const raisedArm = rimmed(
  shadedSleeve('M138 36C176 52 206 130 222 208C228 240 214 262 190 262C164 262 146 240 138 216C130 190 126 166 124 146L170 132C174 146 176 156 178 166C172 130 156 100 146 84Z') + line('M178 166C176 190 172 204 160 216M196 190C194 206 188 220 178 230', '#14042e', 5, ' opacity=".45"') + path('M118 148L172 130L168 112L114 128Z', polished(METALS.gold, 80)),
  PINK_RIM,
  GOLD_RIM,
  6,
);

export const glowBehind = (r: number): string => disc(0, 0, r, radial(['#ff9ad5/0.55', '#a64dff/0.25', '#a64dff/0']));
