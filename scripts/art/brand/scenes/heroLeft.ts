import { CLOTHS } from '../kit/kitenge.ts';
import { confetti, glint, glow, groundShadow, near, sky } from '../kit/light.ts';
import { at } from '../kit/shapes.ts';
import { card, cardBack } from '../props/cards.ts';
import { chest, chestLight } from '../props/chest.ts';
import { chip, coin, gem, stack, thrown } from '../props/money.ts';
import type { Scene } from '../scene.ts';

const cards =
  at(172, 132, cardBack(CLOTHS.sunset), 0.62, -38) +
  at(214, 92, card('K', 'heart'), 0.7, -20) +
  at(330, 90, card('Q', 'diamond'), 0.7, 24) +
  at(372, 136, cardBack(CLOTHS.lagoon), 0.6, 44) +
  at(272, 72, card('A', 'spade'), 0.8, 4);

const front =
  at(120, 312, stack(3), 1) +
  at(158, 326, coin(0.34), 0.46, 6) +
  at(420, 310, chip('#ec4899', 0.5), 0.5, 14) +
  at(392, 328, coin(0.4), 0.44, -8) +
  at(150, 298, gem('#2fd3c4'), 0.7, -12) +
  at(432, 288, coin(0.9), 0.34, 24);

const draw = (): string =>
  sky(480, 360, '#4a1a80', '#5c1d86', '#37125f') +
  glow(270, 190, 230, '#ec4899', 0.45) +
  glow(270, 170, 190, '#a64dff', 0.7) +
  at(270, 236, chestLight(270)) +
  groundShadow(270, 318, 190, 26, 0.8) +
  thrown(270, 190, 17, 8, -82, 82, 196, 0.36) +
  cards +
  at(270, 244, chest(), 0.98) +
  front +
  confetti(480, 250, ['#ffc94d', '#ec4899', '#2fd3c4', '#c79bff'], 34, 3) +
  glint(206, 44, 13) +
  glint(352, 212, 12) +
  glint(120, 150, 9) +
  glint(424, 92, 10) +
  near(at(70, 330, coin(0.7), 0.7, 30) + at(462, 60, coin(0.6), 0.5, 40), 3.5);

const FADE = { left: 96, bottom: 72 };

/** The welcome card: a bursting chest. Its edges fade, so that the card's purple shows. */
export const heroLeft: Scene = {
  file: 'images/hero/left.webp',
  width: 480,
  height: 360,
  maxKb: 25,
  maxAvifKb: 11,
  phone: { width: 360, maxAvifKb: 6 },
  fade: FADE,
  draw,
};
