import { CLOTHS } from '../kit/kitenge.ts';
import { confetti, glint, glow, groundShadow, near } from '../kit/light.ts';
import { at } from '../kit/shapes.ts';
import { coin, pile } from '../props/money.ts';
import { laurel, sunArc, trophy } from '../props/trophy.ts';
import { banner } from '../scene.ts';
import { air, curtains, dim, podium } from './backdrops.ts';

const GLORY = { top: '#1a0733', bottom: '#7a2a6b', light: '#ffb84a' };

const draw = (): string =>
  air(GLORY, 320, 150, 22) +
  curtains('#7a1548') +
  podium(GLORY, CLOTHS.royal, 180) +
  glow(320, 150, 190, '#ffe08a', 0.6) +
  at(320, 196, sunArc(7, 158, 150)) +
  at(320, 172, laurel(), 1.22) +
  groundShadow(320, 288, 120, 16) +
  at(320, 172, trophy(), 1.08) +
  at(226, 298, pile(110, 10, 5), 0.85) +
  at(414, 298, pile(110, 10, 6), 0.85) +
  confetti(640, 250, ['#ffc94d', '#ec4899', '#c79bff', '#ffffff'], 30, 17) +
  glint(276, 84, 16) +
  glint(382, 200, 12) +
  glint(204, 150, 9) +
  near(at(46, 330, coin(0.7), 1, 30) + at(600, 326, coin(0.7), 1, -30), 4) +
  dim();

/** The golden trophy under seven suns. */
export const CHALLENGE = banner('challenge', draw);
