/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';

export const BLACKJACK_MOVES = ['hit', 'stand', 'double', 'split'] as const;

export type BlackjackMove = (typeof BLACKJACK_MOVES)[number];

/**
 * One hand, or two after a split; what was done, in its order, for the hand that was in play. The dealer has the open card
 * alone until the round is over.
 */
const OutcomeSchema = v.object({
  hands: v.array(v.array(v.number())),
  dealer: v.array(v.number()),
  moves: v.array(v.picklist(BLACKJACK_MOVES)),
});

export type BlackjackOutcome = v.InferOutput<typeof OutcomeSchema>;

export const BLACKJACK_WIRE = { choice: v.strictObject({}), outcome: OutcomeSchema };
