/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';
import { targetMultiplier } from '../../../contract/bets.ts';

export const LIMBO_WIRE = {
  choice: v.strictObject({ target: targetMultiplier }),
  outcome: v.object({ result: v.number() }),
};
