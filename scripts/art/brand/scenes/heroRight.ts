import { glint, glow, near, rays, sky } from '../kit/light.ts';
import { linear } from '../kit/paint.ts';
import { at, dice, repeat } from '../kit/shapes.ts';
import { banknote, coin, thrown } from '../props/money.ts';
import { phone } from '../props/phone.ts';
import { stopwatch } from '../props/stopwatch.ts';
import type { Scene } from '../scene.ts';

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

const draw = (): string =>
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

const FADE = { left: 96, bottom: 72 };

/** The payout card: money leaves a phone fast. Its edges fade, so that the card's blue shows. */
export const heroRight: Scene = {
  file: 'images/hero/right.webp',
  width: 480,
  height: 360,
  maxKb: 25,
  maxAvifKb: 11,
  phone: { width: 360, maxAvifKb: 6 },
  fade: FADE,
  draw,
};
