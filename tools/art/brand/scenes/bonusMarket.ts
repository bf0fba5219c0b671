import { CLOTHS } from '../kit/kitenge.ts';
import { glint, glow, groundShadow, near, stars } from '../kit/light.ts';
import { linear } from '../kit/paint.ts';
import { at, line, path } from '../kit/shapes.ts';
import { gift } from '../props/chest.ts';
import { lantern, stall } from '../props/feast.ts';
import { coin, METALS, pile, stack } from '../props/money.ts';
import { banner } from '../scene.ts';
import { dim, town } from './backdrops.ts';

const goods =
  at(-130, -72, gift(CLOTHS.leaf), 0.3) +
  at(-84, -72, gift(CLOTHS.ember, METALS.silver), 0.3) +
  at(130, -72, gift(CLOTHS.lagoon), 0.3) +
  at(84, -72, gift(CLOTHS.royal, METALS.pink), 0.3) +
  at(0, -54, stack(4), 0.6) +
  at(-34, -54, stack(2), 0.6) +
  at(36, -54, stack(3), 0.6) +
  at(-112, -16, gift(CLOTHS.lagoon, METALS.silver), 0.58) +
  at(112, -16, gift(CLOTHS.sunset), 0.58) +
  at(0, -30, gift(CLOTHS.royal), 0.78) +
  at(-60, 26, pile(80, 5, 3), 0.6) +
  at(62, 26, pile(80, 5, 4), 0.6);

const LIGHTS = 'M-10 60C60 110 130 104 190 58M650 60C580 110 510 104 450 58';

const draw = (): string =>
  `<rect width="640" height="360" fill="${linear(90, '#160a45', '#5b1f8f', '#e0557a', '#ffae5a')}"/>` +
  stars(640, 120, 16, 3) +
  glow(320, 240, 330, '#ffb84a', 0.6) +
  town('#7a2a6f', '#4a1a5c', '#7a2a6f') +
  path('M0 292H640V360H0Z', linear(90, '#8a3a3a', '#33102a')) +
  groundShadow(320, 326, 250, 22, 0.7) +
  at(320, 196, stall(goods), 1) +
  line(LIGHTS, '#2a0f1a', 2) +
  at(46, 92, lantern('#ffb52e'), 1) +
  at(110, 98, lantern('#ec4899'), 0.9) +
  at(594, 92, lantern('#2fd3c4'), 1) +
  at(530, 98, lantern('#ffb52e'), 0.9) +
  at(76, 316, gift(CLOTHS.sunset, METALS.pink), 0.5) +
  at(566, 314, gift(CLOTHS.leaf), 0.54) +
  at(128, 334, pile(70, 7, 9), 0.8) +
  at(512, 336, pile(70, 7, 10), 0.8) +
  glint(292, 140, 11) +
  glint(440, 180, 9) +
  near(at(24, 340, coin(0.7), 0.8, 30) + at(622, 344, coin(0.7), 0.8, -30), 4) +
  dim(0.45);

/** A market at dusk that sells boxes and spins. */
export const BONUS_MARKET = banner('bonus-market-hero', draw);
