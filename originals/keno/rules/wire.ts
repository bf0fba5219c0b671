/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';
import { wholeWithin } from '../../../contract/bets.ts';
import { KENO_NUMBERS, KENO_RISKS, MOST_PICKS } from './keno.ts';

export const KENO_WIRE = {
  choice: v.strictObject({
    numbers: v.pipe(
      v.array(wholeWithin(1, KENO_NUMBERS)),
      v.check((numbers) => numbers.length > 0 && numbers.length <= MOST_PICKS, `1 to ${MOST_PICKS} numbers`),
      v.check((numbers) => new Set(numbers).size === numbers.length, 'each number once'),
    ),
    risk: v.picklist(KENO_RISKS),
  }),
  outcome: v.object({ drawn: v.array(v.number()) }),
};
