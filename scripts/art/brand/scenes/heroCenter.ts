import { glint } from '../kit/light.ts';
import { blurred } from '../kit/paint.ts';
import { at, group, oval } from '../kit/shapes.ts';
import { card } from '../props/cards.ts';
import { fingersBehind, hipHand, thumbInFront } from '../props/host/hands.ts';
import { hair, head, neck } from '../props/host/head.ts';
import { collar, jacket, raisedArm, restingArm } from '../props/host/outfit.ts';
import type { Hand } from '../props/cards.ts';
import { chip, coin } from '../props/money.ts';
import type { Scene } from '../scene.ts';

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

// What the cards and the hand take of the light.
const shade = oval(74, 120, 62, 92, '#0c0220', `${blurred(14)} opacity=".6"`);

// Placed about the pit of the neck.
const figure =
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

const draw = (): string =>
  at(240, 284, figure, 0.97) +
  at(56, 130, chip('#ec4899', 0.8), 0.46, -20) +
  at(476, 130, coin(0.7), 0.4, -24) +
  glint(400, 226, 14) +
  glint(84, 214, 10);

/** The host, from the head to the waist; cut by the lower edge. */
export const heroCenter: Scene = { file: 'images/hero/center.webp', width: 520, height: 640, maxKb: 40, draw };
