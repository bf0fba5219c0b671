import { motif, PALETTES } from '../../motifs.ts';
import { CLOTHS } from '../kit/kitenge.ts';
import { confetti, glint, glow, groundShadow, near, rays, stars } from '../kit/light.ts';
import { linear } from '../kit/paint.ts';
import { at, line, path } from '../kit/shapes.ts';
import { dhow, rocket } from '../props/things.ts';
import { boss, coin, METALS, thrown } from '../props/money.ts';
import { centred } from '../props/machines.ts';
import { laurel } from '../props/honours.ts';
import { banner } from '../scene.ts';
import { dim, plain, sea, town } from './backdrops.ts';

const SUNDOWN = { top: '#7a1457', bottom: '#ff6a3a', light: '#ffc24a' };
const DUSK = { top: '#2a1a7a', bottom: '#ff9a7a', light: '#ffd06a' };

const safari = (): string =>
  plain(SUNDOWN) +
  groundShadow(320, 320, 180, 20) +
  at(320, 176, laurel(), 1.3) +
  at(320, 176, boss(METALS.gold, '#8f2a12'), 1.9) +
  at(320, 172, centred(motif('lion', PALETTES.savanna), 1.34)) +
  at(136, 236, boss(METALS.silver, '#2a4a8f'), 1.05, -6) +
  at(136, 234, centred(motif('elephant', PALETTES.savanna), 0.72)) +
  at(504, 236, boss(METALS.bronze, '#5a6a1f'), 1.05, 6) +
  at(504, 234, centred(motif('leopard', PALETTES.savanna), 0.72)) +
  glint(246, 112, 14) +
  glint(404, 240, 11) +
  near(
    path(
      'M0 360C10 320 4 300 -6 280C26 300 30 330 34 360ZM600 360C606 316 620 300 646 286C636 316 640 340 640 360Z',
      '#12040e',
    ) +
      at(70, 334, coin(0.6), 0.7, 20) +
      at(566, 336, coin(0.7), 0.8, -20),
    3,
  ) +
  dim(0.35);

const trail = (width: number, stroke: string, more = ''): string =>
  line('M-20 318C160 312 300 282 396 158', stroke, width, more);

const sprint = (): string =>
  `<rect width="640" height="360" fill="${linear(90, '#0a0430', '#2a0f7a', '#8f1f8f')}"/>` +
  stars(640, 220, 60, 5) +
  glow(420, 130, 240, '#8b5cf6', 0.8) +
  rays(430, 118, 320, '#c79bff', 0.3, 18) +
  town('#2a0f5e', '#14062e', '#ffc94d') +
  path('M0 296H640V360H0Z', linear(90, '#1a0838', '#0a0318')) +
  path('M-20 318C160 312 300 282 396 158V360H-20Z', linear(0, '#ff4fb8/0.05', '#ff4fb8/0.6', '#c04fff/0')) +
  trail(22, '#ff4fb8', ' opacity=".35"') +
  trail(9, '#ffd45c') +
  trail(3.5, '#ffffff') +
  thrown(380, 180, 9, 14, 160, 300, 170, 0.34) +
  at(432, 118, rocket, 0.92, 40) +
  glint(120, 70, 10) +
  glint(560, 70, 12) +
  glint(300, 258, 13) +
  near(at(60, 330, coin(0.7), 0.9, 30) + at(596, 300, coin(0.6), 0.9, -30), 4) +
  dim(0.45);

const wake = (x: number, y: number, w: number): string =>
  line(`M${x - w} ${y}q${w / 4} -8 ${w / 2} 0t${w / 2} 0t${w / 2} 0t${w / 2} 0`, '#ffffff', 4, ' opacity=".75"');

const regatta = (): string =>
  sea(DUSK, '#0b6f9f') +
  at(120, 196, dhow('#fff1d0'), 0.46) +
  at(508, 200, dhow('#ffd9a8'), 0.52) +
  at(214, 232, dhow('#2fd3c4', CLOTHS.lagoon), 0.86) +
  wake(214, 270, 110) +
  at(416, 246, dhow('#ffc94d', CLOTHS.sunset), 1.2) +
  wake(420, 298, 150) +
  glint(200, 124, 10) +
  glint(446, 96, 12) +
  confetti(640, 150, ['#ffc94d', '#ffffff', '#ec4899'], 16, 8) +
  near(
    path('M-10 340C90 318 160 356 260 344C360 332 470 362 650 336V370H-10Z', '#06345a') +
      at(596, 330, coin(0.6), 0.8, -26),
    3,
  ) +
  dim(0.35);

export const COMPETITIONS = [
  banner('competition-1', safari),
  banner('competition-2', sprint),
  banner('competition-3', regatta),
];
