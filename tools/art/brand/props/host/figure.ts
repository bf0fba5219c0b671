import { blurred, rimmed } from '../../kit/paint.ts';
import { at, group, line, oval, path } from '../../kit/shapes.ts';
import { card, type Hand } from '../cards.ts';
import { hair, head, neck, SKIN } from './head.ts';
import { collar, jacket, raisedArm, restingArm } from './outfit.ts';

const finger = (x: number, y: number, toX: number, toY: number): string =>
  line(`M${x} ${y}L${toX} ${toY}`, SKIN.deep, 19) +
  line(`M${x} ${y}L${toX} ${toY}`, SKIN.base, 16) +
  line(`M${x} ${y - 3}L${toX + 2} ${toY - 3}`, SKIN.light, 5);

const nail = (x: number, y: number, turn: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="6" ry="4.4" fill="#ff5fa8" transform="rotate(${turn} ${x} ${y})"/>`;

/** Fingers of the hand that holds the cards, seen at the left of the fan; drawn before the cards. */
const fingersBehind = rimmed(
  path('M-22 34C-30 8 -14 -16 8 -18C30 -18 36 8 30 40Z', SKIN.shade) +
    finger(4, 18, -34, 16) +
    finger(4, 4, -40, -1) +
    finger(6, -10, -38, -18),
  '#ff7ac0',
  '#ffc98a',
  3,
);

/** Thumb and ball of the same hand, drawn over the cards. */
const thumbInFront = rimmed(
  path(
    'M-26 46C-32 20 -20 6 -6 4C-2 -12 0 -26 8 -32C18 -36 24 -28 22 -16C20 -2 28 10 28 24C28 34 26 42 24 48Z',
    SKIN.base,
  ) +
    path('M2 6C12 8 20 18 22 48H24C30 30 28 12 22 -4C20 4 12 8 2 6Z', SKIN.shade, ' opacity=".75"') +
    path('M-18 30C-18 18 -10 12 -2 12C-8 18 -12 26 -12 38Z', SKIN.light, ' opacity=".8"') +
    nail(14, -25, -70),
  '#ff7ac0',
  '#ffc98a',
  3,
);

/** The hand on the hip, its wrist at the origin, its fingers towards the lower right. */
const hipHand = rimmed(
  path('M-14 -12C2 -24 22 -18 30 -4C34 8 24 22 6 22C-8 20 -18 8 -14 -12Z', SKIN.base) +
    finger(20, -6, 52, 4) +
    finger(18, 4, 50, 18) +
    finger(12, 12, 42, 30) +
    path('M-8 -12C4 -20 18 -16 26 -8C14 -10 2 -8 -8 -4Z', SKIN.light, ' opacity=".8"'),
  '#ff7ac0',
  '#ffc98a',
  3,
);

const HAND: Hand = [
  ['T', 'heart'],
  ['J', 'club'],
  ['Q', 'diamond'],
  ['K', 'heart'],
  ['A', 'spade'],
];

const cards = HAND.map(([rank, suit], index) =>
  group(at(0, -104, card(rank, suit), 0.86), ` transform="rotate(${-25 + index * 19})"`),
).join('');

// Light and shadow on the cards and the hand.
const shade = oval(74, 120, 62, 92, '#0c0220', `${blurred(14)} opacity=".6"`);

/** The host around the bottom of her neck, with a hand of cards: her hair begins 280 above, her waist is 360 below. */
export const host =
  jacket +
  at(0, -90, hair) +
  at(0, -90, neck) +
  collar +
  at(0, -90, head, 1, -3) +
  restingArm +
  at(-104, 310, hipHand, 1, 12) +
  shade +
  raisedArm +
  at(108, 132, fingersBehind, 1.05, 0) +
  at(110, 126, cards) +
  at(110, 128, thumbInFront, 1.12, 2);
