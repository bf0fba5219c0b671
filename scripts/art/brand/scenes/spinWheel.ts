import { CLOTHS } from '../kit/kitenge.ts';
import { confetti, glint, groundShadow, near } from '../kit/light.ts';
import { at, path } from '../kit/shapes.ts';
import { METALS, polished } from '../props/metals.ts';
import { coin, gem, pile, thrown } from '../props/money.ts';
import { wheel } from '../props/wheel.ts';
import { banner } from '../scene.ts';
import { air, dim, podium } from './backdrops.ts';

const CARNIVAL = { top: '#160536', bottom: '#7a1f9a', light: '#ff6fd0' };

const draw = (): string =>
  air(CARNIVAL, 320, 176, 24) +
  podium(CARNIVAL, CLOTHS.sunset, 190) +
  thrown(320, 180, 9, 40, -100, 100, 250, 0.44) +
  groundShadow(320, 292, 130, 15) +
  path('M262 296L300 220H340L378 296Z', polished(METALS.gold)) +
  at(320, 168, wheel(), 1.12) +
  at(192, 300, pile(120, 8, 7), 0.9) +
  at(450, 300, pile(120, 8, 8), 0.9) +
  at(176, 290, gem('#2fd3c4'), 1) +
  at(462, 292, gem('#ffd45c'), 0.9) +
  confetti(640, 300, ['#ffc94d', '#2fd3c4', '#c79bff', '#ff85c2'], 14, 21) +
  glint(240, 78, 14) +
  glint(416, 96, 11) +
  near(at(52, 70, coin(0.6), 0.8, 30) + at(600, 310, coin(0.7), 1, -30), 4) +
  dim();

export const SPIN_WHEEL = banner('spin-wheel', draw);
