/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';

const FreeSpinSchema = v.object({ stops: v.array(v.number()), multiplier: v.number() });

/** The stop of each reel in the paid spin and in each free spin. */
const OutcomeSchema = v.object({
  stops: v.array(v.number()),
  freeSpins: v.array(FreeSpinSchema),
  baseMultiplier: v.number(),
});

/** The outcome on the wire has decimals. */
export type SlotsWire = v.InferOutput<typeof OutcomeSchema>;

export const SLOTS_WIRE = { choice: v.strictObject({}), outcome: OutcomeSchema };
