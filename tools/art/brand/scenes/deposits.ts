import { CLOTHS, diamonds, suns } from '../kit/kitenge.ts';
import { bokeh, confetti, glint, glow, groundShadow, near, rays } from '../kit/light.ts';
import { linear, radial } from '../kit/paint.ts';
import { at, both, box, line, oval, path, repeat } from '../kit/shapes.ts';
import { card } from '../props/cards.ts';
import { basket, dome, noon, tray } from '../props/feast.ts';
import {
  banknote,
  chip,
  chipStack,
  coin,
  gem,
  METALS,
  pile,
  polished,
  rounded,
  stack,
  thrown,
} from '../props/money.ts';
import { banner } from '../scene.ts';
import { acacia, air, dim, plain, podium } from './backdrops.ts';

const ROSE = { top: '#2a0a3f', bottom: '#8f2a6f', light: '#ffb84a' };
const NOON = { top: '#0b3a8f', bottom: '#3fb6e8', light: '#ffe28a' };
const HARVEST = { top: '#1d6a8f', bottom: '#ffd98a', light: '#ffe9a0' };
const FELT = { top: '#04140f', bottom: '#0a3f2c', light: '#2fae72' };

const arch = (w: number, h: number): string => `M${-w} 130V${-h + w}A${w} ${w} 0 0 1 ${w} ${-h + w}V130Z`;

const leaf = (side: number): string =>
  path(`M${side * 62} 130V-78L${side * 116} -58V140Z`, rounded(['#e8a866', '#a8601e', '#7a3f14', '#33180a'])) +
  path(
    `M${side * 70} 118V-62L${side * 108} -48V126Z`,
    diamonds(['#7a3f14', '#d98f3a', '#33180a', '#ffd45c'], 'scale(.7)'),
  );

const gate =
  path(arch(104, 140), polished(METALS.gold)) +
  path(arch(97, 133), suns(CLOTHS.royal, 'scale(.8)')) +
  path(arch(70, 104), polished(METALS.gold)) +
  path(arch(63, 97), radial(['#ffffff', '#fff3b0', '#ffc24a', '#f2711e'], 0.5, 0.7, 0.8)) +
  leaf(-1) +
  leaf(1) +
  box(0, 134, 250, 12, 4, polished(METALS.gold));

const karibu = (): string =>
  air(ROSE, 320, 200, 20) +
  podium(ROSE, CLOTHS.sunset, 200) +
  at(320, 158, gate, 0.98) +
  at(320, 200, rays(0, 0, 220, '#fff3b0', 0.7, 14)) +
  thrown(320, 230, 13, 51, -70, 70, 190, 0.44) +
  at(320, 292, pile(180, 22, 14), 0.9) +
  at(172, 286, stack(5), 1) +
  at(468, 286, stack(7), 1) +
  at(206, 300, gem('#ec4899'), 1) +
  at(438, 302, gem('#7de7ff'), 1) +
  glint(320, 110, 14) +
  glint(200, 92, 10) +
  near(at(46, 326, coin(0.7), 1, 30) + at(596, 70, coin(0.6), 0.8, -30), 4) +
  dim();

const lunch = (): string =>
  air(NOON, 320, 150, 24) +
  podium(NOON, CLOTHS.lagoon, 200) +
  at(486, 96, noon, 0.86, 4) +
  at(160, 124, chip('#e11d62', 0.8), 0.6, -16) +
  at(110, 210, chip('#7a2cf0', 0.6), 0.5, 20) +
  groundShadow(320, 292, 150, 14, 0.7) +
  glow(300, 190, 150, '#fff3b0', 0.9) +
  at(310, 210, tray, 1.02) +
  at(276, 132, dome, 0.86, -16) +
  at(488, 268, chipStack(['#e11d62', '#ff9a2e', '#7a2cf0']), 1) +
  at(160, 274, chipStack(['#7a2cf0', '#1d9bd6', '#7a2cf0', '#e11d62']), 1) +
  glint(214, 96, 13) +
  glint(388, 232, 11) +
  near(at(50, 326, coin(0.7), 1, 30) + at(600, 320, coin(0.7), 0.9, -30), 4) +
  dim(0.4);

const rows = repeat(7, (index) =>
  line(`M${320 + (index - 3) * 34} 262L${320 + (index - 3) * 190} 372`, '#2f6b1f', 9, ' opacity=".6"'),
);

const harvest = (): string =>
  plain(HARVEST, 440) +
  path('M0 248C140 220 260 252 380 240C480 230 570 250 640 236V360H0Z', linear(90, '#8fc43f', '#3f8a2a')) +
  path('M0 268C160 248 480 250 640 270V360H0Z', linear(90, '#6fae2f', '#1f5a1f')) +
  rows +
  acacia(80, 250, 1.1, '#2a4a14') +
  acacia(580, 246, 0.8, '#2f5216') +
  groundShadow(320, 322, 170, 20, 0.7) +
  at(320, 228, basket, 1.02) +
  at(176, 318, pile(110, 10, 5), 0.9) +
  at(474, 318, pile(130, 12, 6), 0.9) +
  at(150, 128, coin(0.8), 0.4, 20) +
  at(510, 140, coin(0.7), 0.42, -20) +
  glint(250, 150, 12) +
  glint(424, 196, 11) +
  near(at(44, 334, coin(0.6), 0.9, 30) + at(604, 336, coin(0.7), 1, -30), 4) +
  dim(0.35);

const lamp = at(
  320,
  0,
  both(path('M-70 34C-60 10 -30 -6 0 -6V34Z', linear(90, '#ffd45c', '#94500a'))) +
    oval(0, 34, 70, 9, '#fff6c4') +
    path('M-66 36L-330 330H330L66 36Z', linear(90, '#fff6c4/0.5', '#fff6c4/0.02')),
);

const bigTable = (): string =>
  `<rect width="640" height="360" fill="${linear(90, '#07120f', '#0d2a20', '#04140f')}"/>` +
  bokeh(640, 180, ['#ffc94d', '#ec4899', '#2fae72'], 24, 6) +
  glow(320, 220, 330, FELT.light, 0.5) +
  oval(320, 292, 316, 116, rounded(['#c9863f', '#8a4a1a', '#5a2c0e', '#2a1206'])) +
  oval(320, 284, 306, 108, '#1a0a04') +
  oval(320, 284, 292, 100, radial(['#34c98a', '#12805a', '#064a34'], 0.5, 0.35, 0.7)) +
  `<ellipse cx="320" cy="284" rx="250" ry="80" fill="none" stroke="#ffd45c" stroke-width="2.5" opacity=".7"/>` +
  lamp +
  at(232, 214, card('A', 'spade'), 0.72, -14) +
  at(298, 202, card('K', 'heart'), 0.72, -5) +
  at(364, 204, card('Q', 'diamond'), 0.72, 6) +
  at(426, 220, card('J', 'club'), 0.72, 15) +
  groundShadow(320, 300, 210, 26, 0.6) +
  at(168, 286, chipStack(['#7a2cf0', '#7a2cf0', '#e11d62', '#7a2cf0', '#e11d62', '#7a2cf0']), 1.05) +
  at(222, 306, chipStack(['#1d9bd6', '#1d9bd6', '#ff9a2e', '#1d9bd6']), 1.05) +
  at(276, 318, chipStack(['#e11d62', '#e11d62']), 1.05) +
  at(480, 286, chipStack(['#e11d62', '#ff9a2e', '#e11d62', '#ff9a2e', '#e11d62', '#7a2cf0', '#7a2cf0']), 1.05) +
  at(424, 308, chipStack(['#7a2cf0', '#1d9bd6', '#7a2cf0']), 1.05) +
  at(354, 320, chip('#7a2cf0', 0.5), 0.5, -8) +
  at(120, 226, banknote(), 0.7, -14) +
  glint(200, 176, 11) +
  glint(460, 180, 12) +
  near(at(40, 340, chip('#e11d62', 0.7), 1, 20) + at(610, 336, coin(0.7), 1.1, -20), 4) +
  confetti(640, 120, ['#ffc94d', '#ffffff'], 8, 3) +
  dim(0.45);

export const DEPOSITS = [
  banner('deposit-bonus-1', karibu),
  banner('deposit-bonus-2', lunch),
  banner('deposit-bonus-3', harvest),
  banner('deposit-bonus-4', bigTable),
];
