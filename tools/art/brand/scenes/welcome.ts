import { CLOTHS } from '../kit/kitenge.ts';
import { confetti, glint, groundShadow, near } from '../kit/light.ts';
import { at } from '../kit/shapes.ts';
import { card, fan } from '../props/cards.ts';
import { chest, chestLight, gift } from '../props/chest.ts';
import { chip, chipStack, coin, gem, METALS, pile, stack, thrown } from '../props/money.ts';
import { banner } from '../scene.ts';
import { air, dim, podium } from './backdrops.ts';

const PURPLE = { top: '#1a0840', bottom: '#6a1fb0', light: '#c061ff' };
const PINK = { top: '#2a0638', bottom: '#a31f78', light: '#ff6fb8' };
const TEAL = { top: '#04183a', bottom: '#0b6f8f', light: '#3fe0d8' };

const first = (): string =>
  air(PURPLE, 320, 160) +
  podium(PURPLE, CLOTHS.royal) +
  thrown(320, 190, 14, 4, -80, 80, 190, 0.4) +
  groundShadow(320, 288, 130, 16) +
  at(320, 222, gift(CLOTHS.sunset), 1.02) +
  at(206, 246, gift(CLOTHS.lagoon, METALS.silver), 0.62, -3) +
  at(438, 246, gift(CLOTHS.royal, METALS.pink), 0.62, 3) +
  at(262, 296, stack(3), 0.9) +
  at(384, 300, coin(0.4), 0.5) +
  at(364, 292, gem('#2fd3c4'), 0.8) +
  confetti(640, 260, ['#ffc94d', '#ec4899', '#2fd3c4', '#c79bff'], 36, 9) +
  glint(250, 90, 14) +
  glint(420, 120, 12) +
  near(at(60, 322, coin(0.7), 1, 30) + at(596, 70, coin(0.6), 0.7, -30), 4) +
  dim();

const second = (): string =>
  air(PINK, 320, 170, 20) +
  podium(PINK, CLOTHS.ember) +
  groundShadow(320, 290, 170, 18) +
  at(
    320,
    262,
    fan(
      [
        ['T', 'spade'],
        ['J', 'spade'],
        ['Q', 'spade'],
        ['K', 'spade'],
        ['A', 'spade'],
      ],
      76,
      0.98,
    ),
    1.02,
  ) +
  at(196, 280, chipStack(['#7a2cf0', '#7a2cf0', '#e11d62', '#e11d62', '#7a2cf0']), 1.1) +
  at(244, 296, chipStack(['#1d9bd6', '#1d9bd6', '#ff9a2e']), 1.05) +
  at(442, 280, chipStack(['#e11d62', '#7a2cf0', '#7a2cf0', '#22b573', '#22b573']), 1.1) +
  at(396, 298, chipStack(['#ff9a2e', '#ff9a2e']), 1.05) +
  at(320, 286, chip('#7a2cf0', 0.86), 0.74, 10) +
  at(116, 110, chip('#1d9bd6', 0.7), 0.5, 24) +
  at(528, 96, chip('#e11d62', 0.6), 0.54, -22) +
  at(100, 204, coin(0.7), 0.4, 30) +
  at(546, 196, coin(0.8), 0.42, -20) +
  glint(236, 66, 13) +
  glint(408, 84, 12) +
  near(at(40, 330, chip('#ff9a2e', 0.7), 1, 20) + at(610, 320, coin(0.7), 1.1, -20), 4) +
  dim();

const third = (): string =>
  air(TEAL, 320, 170, 16) +
  podium(TEAL, CLOTHS.lagoon) +
  at(320, 210, chestLight(250)) +
  at(216, 128, card('K', 'diamond'), 0.62, -28) +
  at(424, 128, card('J', 'heart'), 0.62, 28) +
  thrown(320, 170, 13, 14, -74, 74, 170, 0.38) +
  groundShadow(320, 292, 160, 18) +
  at(320, 226, chest(CLOTHS.lagoon), 0.9) +
  at(224, 292, pile(120, 12, 31), 0.8) +
  at(424, 292, pile(120, 12, 32), 0.8) +
  at(204, 286, gem('#ff4f8b'), 1) +
  at(446, 284, gem('#b57bff'), 1.1) +
  at(400, 306, gem('#ffd45c'), 0.8) +
  glint(256, 100, 13) +
  glint(398, 176, 12) +
  glint(190, 230, 10) +
  near(at(36, 60, coin(0.6), 0.8, 40) + at(604, 318, coin(0.7), 1, -26), 4) +
  dim();

export const WELCOME = [banner('welcome-1', first), banner('welcome-2', second), banner('welcome-3', third)];
