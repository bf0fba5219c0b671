import { CLOTHS } from '../kit/kitenge.ts';
import { confetti, glint, glow, near } from '../kit/light.ts';
import { at, line } from '../kit/shapes.ts';
import { gift } from '../props/chest.ts';
import { METALS } from '../props/metals.ts';
import { coin, pile, thrown } from '../props/money.ts';
import { LOOKS, portrait } from '../props/people.ts';
import { banner } from '../scene.ts';
import { air, dim, podium } from './backdrops.ts';

const FRIENDS = { top: '#0d0a3f', bottom: '#3a2fb8', light: '#8f9bff' };

const LINKS =
  'M150 190C190 70 260 56 320 92M490 190C450 70 380 56 320 92M150 190C190 280 250 280 320 250M490 190C450 280 390 280 320 250';

const draw = (): string =>
  air(FRIENDS, 320, 170, 20) +
  podium(FRIENDS, CLOTHS.royal, 170) +
  line(LINKS, '#ffd45c', 9, ' opacity=".25"') +
  line(LINKS, '#ffe9a0', 3.5, ' stroke-dasharray="2 12"') +
  thrown(320, 200, 9, 33, -120, 120, 190, 0.34) +
  at(320, 240, gift(CLOTHS.sunset), 0.78) +
  at(250, 300, pile(90, 8, 5), 0.8) +
  at(392, 300, pile(90, 8, 6), 0.8) +
  glow(320, 96, 100, '#ffc94d', 0.6) +
  at(150, 184, portrait(LOOKS.baraka, METALS.silver, '#0e7a9a'), 1.22) +
  at(490, 184, portrait(LOOKS.zuri, METALS.silver, '#a3206f'), 1.22) +
  at(320, 92, portrait(LOOKS.amani, METALS.gold, '#7a2cf0'), 1.34) +
  glint(258, 44, 12) +
  glint(552, 122, 10) +
  glint(96, 122, 10) +
  confetti(640, 300, ['#ffc94d', '#ec4899', '#2fd3c4'], 20, 4) +
  near(at(40, 330, coin(0.7), 0.9, 30) + at(604, 330, coin(0.7), 0.9, -30), 4) +
  dim();

/** Friends who invite friends. */
export const REFERRAL = banner('referral', draw);
