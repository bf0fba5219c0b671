import { motif, PALETTES } from '../../motifs.ts';
import { CLOTHS } from '../kit/kitenge.ts';
import { confetti, glint, glow, groundShadow, near, rays, sky } from '../kit/light.ts';
import { linear } from '../kit/paint.ts';
import { at, line, path, repeat } from '../kit/shapes.ts';
import { laurel, trophy } from '../props/honours.ts';
import { centred, reels, wheel } from '../props/machines.ts';
import { coin, METALS } from '../props/money.ts';
import { stopwatch } from '../props/things.ts';
import { banner } from '../scene.ts';
import { air, dim, plain, podium } from './backdrops.ts';

const DAWN = { top: '#3a0f6b', bottom: '#ff7a45', light: '#ffd06a' };
const ORCHID = { top: '#1c0648', bottom: '#a3208f', light: '#ff9ad5' };

/** A lane of a track that comes from the horizon. */
const lane = (x: number): string => line(`M${320 + (x - 320) * 0.16} 226L${x} 372`, '#fff1c9', 3.5, ' opacity=".7"');

/** Streaks behind what runs to the right, which ends at (x, y). */
const streaks = (x: number, y: number, colour: string): string =>
  repeat(4, (index) =>
    line(
      `M${x - 40 - ((index * 37) % 50)} ${y - 24 + index * 16}h-${70 + ((index * 53) % 60)}`,
      colour,
      4 - index * 0.5,
      ' opacity=".75"',
    ),
  );

const dash = (): string =>
  plain(DAWN) +
  path('M270 226H370L720 372H-80Z', linear(90, '#7a1f2e', '#c23a3a')) +
  [-80, 120, 320, 520, 720].map(lane).join('') +
  at(320, 128, stopwatch, 1.5) +
  glow(320, 128, 150, '#fff2c0', 0.25) +
  streaks(118, 262, '#fff6d8') +
  groundShadow(150, 312, 70, 10) +
  at(150, 262, centred(motif('dice', PALETTES.savanna), 1.02), 1, -10) +
  streaks(462, 270, '#fff6d8') +
  groundShadow(508, 322, 66, 10) +
  at(508, 266, wheel(24), 0.5) +
  glint(236, 70, 12) +
  glint(410, 84, 13) +
  near(at(52, 336, coin(0.7), 0.9, 30) + at(596, 330, coin(0.6), 0.9, -30), 3) +
  dim(0.35);

/** The way of a flight, which climbs to (x, y). */
const climb = (x: number, y: number, colour: string): string => {
  const way = `M-20 ${y + 190}C${x * 0.4} ${y + 176} ${x * 0.8} ${y + 120} ${x} ${y}`;
  return line(way, colour, 16, ' opacity=".28"') + line(way, colour, 6) + line(way, '#ffffff', 2);
};

const flights = (): string =>
  sky(640, 360, '#0b2a7a', '#3f7fe0', '#ffb46a', '#ffd98a') +
  rays(330, 300, 460, '#fff2c0', 0.32, 22) +
  glow(330, 292, 240, '#ffd06a', 0.9) +
  path('M60 372L236 236C262 214 286 208 312 210C350 208 380 220 404 240L600 372Z', linear(90, '#6a4a9a', '#2a1a56')) +
  path(
    'M206 259L236 236C262 214 286 208 312 210C350 208 380 220 404 240L430 258L396 252L372 268L344 250L316 270L286 252L258 268L236 252Z',
    '#ffffff',
    ' opacity=".9"',
  ) +
  path('M0 330C140 300 250 336 360 326C470 316 560 338 640 318V372H0Z', '#12093a') +
  climb(196, 132, '#2fd3c4') +
  climb(356, 108, '#ff9a2e') +
  climb(512, 84, '#ff4fb8') +
  at(206, 122, centred(motif('balloon', PALETTES.lagoon), 1.05), 1, 4) +
  at(366, 98, centred(motif('kite', PALETTES.sunset), 1.2), 1, 12) +
  at(528, 76, centred(motif('rocket', PALETTES.kitenge), 1.3), 1, 8) +
  glint(286, 60, 10) +
  glint(450, 40, 12) +
  glint(110, 70, 9) +
  near(at(48, 326, coin(0.6), 0.8, 26) + at(604, 300, coin(0.7), 0.9, -26), 3) +
  dim(0.35);

const orchid = PALETTES.orchid;

const spins = (): string =>
  air(ORCHID, 320, 168, 22) +
  podium(ORCHID, CLOTHS.royal, 210) +
  at(320, 166, laurel(), 1.72) +
  groundShadow(320, 290, 160, 16) +
  at(
    320,
    198,
    reels([motif('star', orchid), motif('crown', orchid), motif('star', orchid)], METALS.gold, '#5b21b6'),
    0.92,
  ) +
  at(104, 226, trophy(METALS.silver), 0.78, -5) +
  at(536, 226, trophy(METALS.bronze), 0.78, 5) +
  glint(190, 92, 12) +
  glint(452, 96, 13) +
  confetti(640, 190, ['#ffc94d', '#ffffff', '#2fd3c4'], 20, 5) +
  near(at(36, 340, coin(0.7), 0.9, 30) + at(606, 340, coin(0.7), 0.9, -30), 4) +
  dim(0.4);

export const RACES = [banner('race-dash', dash), banner('race-flights', flights), banner('race-spins', spins)];
