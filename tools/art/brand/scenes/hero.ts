import { CLOTHS } from '../kit/kitenge.ts';
import { confetti, glint, glow, groundShadow, near, rays, sky } from '../kit/light.ts';
import { at, dice, repeat } from '../kit/shapes.ts';
import { card, cardBack } from '../props/cards.ts';
import { chest, chestLight } from '../props/chest.ts';
import { banknote, chip, coin, gem, stack, thrown } from '../props/money.ts';
import type { Scene } from '../scene.ts';
import { host } from '../props/host/figure.ts';
import { linear } from '../kit/paint.ts';
import { phone, stopwatch } from '../props/things.ts';

/** The two cards of the hero have a colour of their own below the picture, so its edges fade. */
const FADE = { left: 96, bottom: 72 };

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

const drawHeroLeft = (): string =>
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

/** The welcome card: a bursting chest. Its edges fade, so that the card's purple shows. */
export const heroLeft: Scene = {
  file: 'images/hero/left.webp',
  width: 480,
  height: 360,
  maxKb: 25,
  maxAvifKb: 11,
  phone: { width: 360, maxAvifKb: 6 },
  fade: FADE,
  draw: drawHeroLeft,
};

const drawHeroCenter = (): string =>
  at(240, 284, host, 0.97) +
  at(56, 130, chip('#ec4899', 0.8), 0.46, -20) +
  at(476, 130, coin(0.7), 0.4, -24) +
  glint(400, 226, 14) +
  glint(84, 214, 10);

/** The host, from the head to the waist; cut by the lower edge. */
export const heroCenter: Scene = {
  file: 'images/hero/center.webp',
  width: 520,
  height: 640,
  maxKb: 40,
  maxAvifKb: 15,
  draw: drawHeroCenter,
};

/** Streaks of speed that run towards the upper right. */
function streaks(): string {
  const roll = dice(12);
  const paints = [
    linear(0, '#7de7ff/0', '#7de7ff/0.9'),
    linear(0, '#ffd45c/0', '#ffd45c/0.9'),
    linear(0, '#c79bff/0', '#ffffff/0.8'),
  ];
  const lines = repeat(26, (index) => {
    const length = 70 + roll() * 170;
    const thick = 1 + roll() * 3.5;
    return `<rect x="${(-60 + roll() * 420).toFixed(0)}" y="${(-150 + index * 14 + roll() * 8).toFixed(0)}" width="${length.toFixed(0)}" height="${thick.toFixed(1)}" rx="2" fill="${paints[index % 3]}" opacity="${(0.25 + roll() * 0.6).toFixed(2)}"/>`;
  });
  return at(90, 200, lines, 1, -24);
}

const notes =
  at(396, 96, banknote('#ec5fa8', '#7a1052'), 0.8, -34) +
  at(352, 60, banknote(), 0.74, -18) +
  at(412, 168, banknote('#4c9bff', '#123f96'), 0.76, -8) +
  at(330, 138, banknote('#f2b33d', '#8a4b08'), 0.86, -28) +
  at(372, 236, banknote(), 0.72, 14);

const drawHeroRight = (): string =>
  sky(480, 360, '#182d6e', '#1d3a86', '#142458') +
  glow(280, 180, 220, '#2f6bff', 0.75) +
  rays(262, 190, 250, '#8fd8ff', 0.35, 20) +
  streaks() +
  thrown(262, 190, 13, 21, 10, 128, 205, 0.38) +
  notes +
  at(232, 188, phone, 1.22, -13) +
  at(340, 190, banknote(), 0.78, -16) +
  at(322, 254, coin(0.8), 0.5, 18) +
  at(352, 288, coin(0.55), 0.46, -22) +
  at(150, 272, stopwatch, 0.98, -14) +
  glint(120, 236, 12) +
  glint(352, 64, 11) +
  glint(428, 136, 9) +
  glint(300, 108, 12) +
  near(at(446, 300, coin(0.7), 0.8, 30) + at(60, 90, coin(0.6), 0.42, -30), 3.5);

/** The payout card: money leaves a phone fast. Its edges fade, so that the card's blue shows. */
export const heroRight: Scene = {
  file: 'images/hero/right.webp',
  width: 480,
  height: 360,
  maxKb: 25,
  maxAvifKb: 11,
  phone: { width: 360, maxAvifKb: 6 },
  fade: FADE,
  draw: drawHeroRight,
};
