import { CLOTHS, suns } from '../kit/kitenge.ts';
import { bokeh, confetti, glint, glow, groundShadow, near, rays, sky, vignette } from '../kit/light.ts';
import { linear, tiled } from '../kit/paint.ts';
import { at, box, line, path } from '../kit/shapes.ts';
import { fan } from '../props/cards.ts';
import { chest, chestLight } from '../props/chest.ts';
import { chip, chipStack, coin, gem, METALS, pile, polished, thrown } from '../props/money.ts';
import type { Scene } from '../scene.ts';

// The name as strokes on a grid 100 high: without a font, so it is the same on every machine.
const LETTERS: readonly (readonly [string, number])[] = [
  ['M0 0V100M66 0L8 54M24 42L70 100', 92],
  ['M0 100L38 0L76 100M14 66H62', 98],
  ['M0 100V0H36A29 29 0 0 1 36 58H0M34 58L68 100', 92],
  ['M0 100L38 0L76 100M14 66H62', 86],
  ['M0 0H76M38 0V100', 86],
  ['M0 100L38 0L76 100M14 66H62', 90],
];

const word = (paint: string, width: number): string => {
  let x = 0;
  return LETTERS.map(([d, advance]) => {
    const letter = at(x, 0, line(d, paint, width));
    x += advance;
    return letter;
  }).join('');
};

const GOLD_LETTERS = tiled(
  1200,
  path('M0 0H1200V1200H0Z', '#ffc94d') + path('M0 0H1200V30H0Z', '#fff3c0') + path('M0 30H1200V62H0Z', '#ffdc7a'),
  'translate(-20 -12)',
);

const name = at(84, 226, word('#1a0540', 34) + word('#8a4a08', 26) + at(0, -4, word(GOLD_LETTERS, 18)));

const weave = suns(CLOTHS.royal, 'scale(1)');

const draw = (): string =>
  sky(1200, 630, '#170736', '#3d1290', '#7a1f9a') +
  glow(860, 300, 520, '#c061ff', 0.8) +
  rays(860, 300, 820, '#e3b8ff', 0.32, 24) +
  bokeh(1200, 560, ['#c061ff', '#ffffff', '#ec4899'], 26, 4) +
  path('M0 560C300 530 900 530 1200 566V630H0Z', '#12052a') +
  at(860, 400, chestLight(420)) +
  thrown(860, 330, 20, 8, -84, 84, 330, 0.6) +
  at(
    860,
    300,
    fan(
      [
        ['T', 'heart'],
        ['J', 'club'],
        ['Q', 'diamond'],
        ['K', 'heart'],
        ['A', 'spade'],
      ],
      84,
      1.25,
    ),
  ) +
  groundShadow(860, 560, 330, 34, 0.8) +
  at(860, 436, chest(CLOTHS.royal), 1.62) +
  at(640, 566, pile(160, 14, 5), 1) +
  at(1080, 566, pile(160, 14, 6), 1) +
  at(1096, 540, chipStack(['#7a2cf0', '#e11d62', '#7a2cf0', '#1d9bd6']), 1.3) +
  at(628, 548, gem('#2fd3c4'), 1.5) +
  at(1010, 580, chip('#ec4899', 0.5), 0.7, 10) +
  name +
  box(320, 372, 480, 10, 5, linear(0, '#ec4899', '#8b3dff', '#8b3dff/0')) +
  box(230, 396, 300, 6, 3, linear(0, '#ffc94d', '#ffc94d/0')) +
  confetti(1200, 420, ['#ffc94d', '#ec4899', '#2fd3c4', '#c79bff'], 46, 6) +
  path('M0 606H1200V630H0Z', weave) +
  path('M0 602H1200V607H0Z', polished(METALS.gold)) +
  glint(700, 150, 20) +
  glint(1030, 210, 18) +
  near(at(60, 560, coin(0.7), 1.5, 30) + at(1150, 90, coin(0.6), 1.2, -30), 6) +
  vignette(1200, 630, '#0c0616', 0.4);

/** The picture of shared links. */
export const SOCIAL_CARD: Scene = { file: 'images/social-card.webp', width: 1200, height: 630, maxKb: 70, draw };
