/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';
import { GUESSES } from './hilo.ts';

export const HILO_MOVES = [...GUESSES, 'skip'] as const;

export type HiloMove = (typeof HILO_MOVES)[number];

/** The cards that were seen, in their order, and what was done at each but the last. */
const OutcomeSchema = v.object({
  cards: v.array(v.number()),
  moves: v.array(v.picklist(HILO_MOVES)),
});

export type HiloOutcome = v.InferOutput<typeof OutcomeSchema>;

export const HILO_WIRE = { choice: v.strictObject({}), outcome: OutcomeSchema };
