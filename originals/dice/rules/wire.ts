/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';
import { wholeWithin } from '../../../contract/bets.ts';

export const DICE_WIRE = {
  choice: v.variant('side', [
    v.strictObject({ side: v.literal('under'), target: wholeWithin(1, 96) }),
    v.strictObject({ side: v.literal('over'), target: wholeWithin(4, 99) }),
  ]),
  outcome: v.object({ roll: v.number() }),
};
