/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';
import { targetMultiplier } from '../../../contract/bets.ts';
import { optionalNumber } from '../../../contract/fields.ts';

const ChoiceSchema = v.strictObject({ autoCashOut: v.optional(targetMultiplier) });
const OutcomeSchema = v.object({ crashAt: optionalNumber(), cashedOutAt: optionalNumber() });

export type CrashOutcome = v.InferOutput<typeof OutcomeSchema>;

export type CrashChoice = v.InferOutput<typeof ChoiceSchema>;

export const CRASH_WIRE = { choice: ChoiceSchema, outcome: OutcomeSchema };
