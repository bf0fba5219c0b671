import { blurred } from '../../kit/paint.ts';
import { at, group, oval } from '../../kit/shapes.ts';
import { card, type Hand } from '../cards.ts';
import { fingersBehind, hipHand, thumbInFront } from './hands.ts';
import { hair, head, neck } from './head.ts';
import { collar, jacket, raisedArm, restingArm } from './outfit.ts';

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
