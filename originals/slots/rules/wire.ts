/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';

export const MODEL_NAMES = [
  'classic',
  'lines',
  'ways',
  'tumble',
  'book',
  'hold',
  'cluster',
  'sticky',
  'twenty',
] as const;

export type ModelName = (typeof MODEL_NAMES)[number];

/** The model is that of the game: the server adds it to a bet that does not say it, and refuses another one. */
const ChoiceSchema = v.strictObject({ model: v.optional(v.picklist(MODEL_NAMES)) });

export type SlotsChoice = v.InferOutput<typeof ChoiceSchema>;

const FreeSpinSchema = v.object({ stops: v.array(v.number()), multiplier: v.number() });

/** The stop of each reel in the paid spin and in each free spin, and after them what features of the spin drew. */
const OutcomeSchema = v.object({
  stops: v.array(v.number()),
  freeSpins: v.array(FreeSpinSchema),
  baseMultiplier: v.number(),
});

/** The model has so many reels; most have five. */
export const reelsOf = ({ model = 'lines' }: SlotsChoice): number =>
  (({ classic: 3, tumble: 6, cluster: 7 }) as Partial<Record<ModelName, number>>)[model] ?? 5;

/** The outcome on the wire has decimals. */
export type SlotsWire = v.InferOutput<typeof OutcomeSchema>;

export const SLOTS_WIRE = { choice: ChoiceSchema, outcome: OutcomeSchema };
