import { glint } from '../kit/light.ts';
import { at, group } from '../kit/shapes.ts';
import { card } from '../props/cards.ts';
import { fingersBehind, hipHand, thumbInFront } from '../props/host/hands.ts';
import { hair, head, neck } from '../props/host/head.ts';
import { collar, jacket, raisedArm, restingArm } from '../props/host/outfit.ts';
import type { Hand } from '../props/cards.ts';
import { chip, coin } from '../props/money.ts';
import type { Scene } from '../scene.ts';

const HAND: Hand = [['10', 'heart'], ['J', 'club'], ['Q', 'diamond'], ['K', 'heart'], ['A', 'spade']];

const cards = HAND.map(([rank, suit], index) => group(at(0, -104, card(rank, suit), 0.86), ` transform="rotate(${-32 + index * 19})"`)).join('');

const figure =
  at(238, 262, restingArm) + at(238, 262, jacket) + at(150, 574, hipHand, 1.05, 8) + at(238, 180, hair) + at(238, 180, neck) + at(238, 262, collar) + at(238, 180, head, 1, -3);

const hand = at(378, 362, fingersBehind, 1, 4) + at(380, 358, cards) + at(380, 358, thumbInFront, 1.05, 4);

const draw = (): string =>
  figure + at(238, 262, raisedArm) + hand + at(70, 150, chip('#ec4899', 0.8), 0.5, -20) + at(62, 300, coin(0.75), 0.42, 24) + at(476, 130, coin(0.7), 0.4, -24) + glint(420, 190, 14) + glint(96, 214, 10);

/** The host, from the head to the waist; cut by the lower edge. */
export const heroCenter: Scene = { file: 'images/hero/center.webp', width: 520, height: 640, maxKb: 40, draw };
