/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';
import { wholeWithin } from '../../../contract/bets.ts';
import { optionalNumber } from '../../../contract/fields.ts';
import { LEAST_MINES, MOST_MINES } from './mines.ts';

/** Tiles 0 to 24 in rows from the top left; `hit` is the opened mine. */
const OutcomeSchema = v.object({
  opened: v.array(v.number()),
  mines: v.optional(v.array(v.number())),
  hit: optionalNumber(),
});

export type MinesOutcome = v.InferOutput<typeof OutcomeSchema>;

export const MINES_WIRE = {
  choice: v.strictObject({ mines: wholeWithin(LEAST_MINES, MOST_MINES) }),
  outcome: OutcomeSchema,
};
