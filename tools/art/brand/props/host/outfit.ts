import { CLOTHS, diamonds, suns } from '../../kit/kitenge.ts';
import { linear, rimmed } from '../../kit/paint.ts';
import { both, disc, line, path, repeat } from '../../kit/shapes.ts';
import { METALS, polished } from '../money.ts';

// Drawn around the bottom of the neck: x = 0 is the middle of the body, the waist is at y = 380.
const PINK_RIM = '#ff6fb8';
const GOLD_RIM = '#ffd27a';
const CLOTH = ['#5b1fc2', '#ffc94d', '#ec4899', '#fff1c9'] as const;
const PRINT = suns(CLOTH, 'translate(-25 4) scale(1.25)');

const BODY =
  'M-62 -2C-100 8 -138 18 -154 54C-166 90 -158 150 -134 186C-118 226 -104 262 -106 296C-110 330 -124 360 -128 390H128C124 360 110 330 106 296C104 262 118 226 134 186C158 150 166 90 154 54C138 18 100 8 62 -2Z';

const folds = both(
  line('M-134 120C-120 150 -112 190 -116 240', '#1a0540', 5, ' opacity=".35"') +
    line('M-96 330C-80 300 -50 280 -16 268M-104 372C-84 350 -60 336 -30 330', '#1a0540', 5, ' opacity=".3"'),
);

const lapel =
  path(
    'M-54 -8C-74 2 -84 14 -88 34L-100 92L-70 98L-84 122L-4 250L2 214C-26 150 -44 80 -50 0Z',
    linear(20, '#3d1a9a', '#22104f', '#14082f'),
  ) +
  line('M-54 -8C-74 2 -84 14 -88 34L-100 92L-70 98L-84 122L-4 250', '#ffc94d', 3.4) +
  path('M-82 30L-92 86L-76 90C-82 66 -80 48 -70 20Z', '#ffffff', ' opacity=".12"');

const beads = repeat(5, (index) => {
  const colours = ['#ffc94d', '#e11d62', '#ffffff', '#2fd3c4', '#ffc94d'];
  const wide = 37 + index * 8;
  const y = -26 + index * 4.5;
  return line(
    `M${-wide} ${y}C${-wide * 0.7} ${y + 34 + index * 5} ${wide * 0.7} ${y + 34 + index * 5} ${wide} ${y}`,
    colours[index] ?? '#ffffff',
    6.4,
    ' stroke-dasharray="5 1.6"',
  );
});

/** Collar of beads, over the neck. */
export const collar =
  line(
    'M-37 -26C-26 8 26 8 37 -26M-52 -14C-36 30 36 30 52 -14M-69 -8C-48 44 48 44 69 -8',
    '#2a0a3f',
    12,
    ' opacity=".5"',
  ) + beads;

/** Jacket in a kitenge print with satin lapels, open on a dark top. */
export const jacket = rimmed(
  path(BODY, PRINT) +
    path(BODY, linear(0, '#14042e/0.9', '#14042e/0.35', '#ffffff/0.12', '#14042e/0.1', '#14042e/0.4', '#14042e/0.9')) +
    path(BODY, linear(90, '#14042e/0', '#14042e/0.1', '#14042e/0.55')) +
    folds +
    path('M-62 -8L-40 110L0 250L40 110L62 -8C30 22 -30 22 -62 -8Z', linear(90, '#2a0f4a', '#0d0420')) +
    both(lapel) +
    line('M0 246C4 300 4 340 2 392', '#14042e', 4, ' opacity=".7"') +
    disc(8, 268, 9, polished(METALS.gold)) +
    disc(8, 268, 4.5, METALS.gold[3], ' opacity=".5"') +
    disc(8, 330, 9, polished(METALS.gold)) +
    disc(8, 330, 4.5, METALS.gold[3], ' opacity=".5"') +
    path('M84 132L122 120L126 134L88 146Z', linear(0, '#3d1a9a', '#22104f')) +
    path('M88 130L92 96L106 112L116 88L120 122Z', diamonds(CLOTHS.sunset, 'scale(.4)')),
  PINK_RIM,
  GOLD_RIM,
  6,
);

const sleeve = (d: string, turn: number, dark: number): string =>
  path(d, suns(CLOTH, `rotate(${turn}) scale(1.15)`)) +
  path(d, linear(20, '#14042e/0', '#14042e/0.15', `#14042e/${dark}`));

const limb = (inner: string): string => rimmed(inner, PINK_RIM, GOLD_RIM, 5);

/** The arm at the viewer's left, bent; its wrist at (-112, 306). */
export const restingArm =
  limb(
    sleeve(
      'M-152 48C-186 76 -216 168 -226 232C-232 262 -210 276 -190 262C-172 248 -160 228 -152 206C-142 176 -132 148 -124 116C-118 84 -128 56 -152 48Z',
      18,
      0.5,
    ),
  ) +
  limb(
    sleeve(
      'M-226 232C-232 268 -214 280 -192 282C-160 300 -142 312 -126 324L-98 284C-122 268 -146 246 -170 232C-190 220 -218 212 -226 232Z',
      -52,
      0.6,
    ) +
      line('M-196 240C-204 246 -210 254 -212 262M-180 238C-190 246 -196 256 -198 266', '#14042e', 4, ' opacity=".45"') +
      path('M-134 322L-102 276L-90 286L-120 332Z', polished(METALS.gold, 40)),
  );

/** The arm at the viewer's right, bent up; its wrist at (104, 186). */
export const raisedArm =
  limb(
    sleeve(
      'M148 46C182 66 212 160 226 236C232 264 216 286 190 284C168 282 156 262 150 236C142 200 130 160 122 116C118 84 124 50 148 46Z',
      -18,
      0.75,
    ),
  ) +
  limb(
    sleeve('M228 238C234 272 212 294 188 288C150 274 118 250 95 217L127 173C160 192 200 210 228 238Z', -38, 0.6) +
      line('M190 240C186 254 180 264 170 268M204 246C202 262 196 274 186 280', '#14042e', 4, ' opacity=".45"') +
      path('M92 222L131 168L114 156L76 210Z', polished(METALS.gold, 70)),
  );
