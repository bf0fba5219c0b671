/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';
import { AmountSchema } from '../../../contract/money.ts';
import { numbersOf } from './roulette.ts';

/** Every place of the table has at most one chip, and there are 154. */
const MOST_CHIPS = 154;

const ChipSchema = v.strictObject({
  on: v.pipe(
    v.string(),
    v.maxLength(14),
    v.check((on) => numbersOf(on) !== undefined, 'a place of the table'),
  ),
  /** The stake is a decimal of the account's currency. */
  stake: v.pipe(AmountSchema, v.minValue(0.01)),
});

const ChoiceSchema = v.strictObject({
  bets: v.pipe(
    v.array(ChipSchema),
    v.minLength(1),
    v.maxLength(MOST_CHIPS),
    v.check((bets) => new Set(bets.map(({ on }) => on)).size === bets.length, 'each place once'),
  ),
});

export type RouletteChoice = v.InferOutput<typeof ChoiceSchema>;

const OutcomeSchema = v.object({ number: v.number() });

export type RouletteOutcome = v.InferOutput<typeof OutcomeSchema>;

export const ROULETTE_WIRE = { choice: ChoiceSchema, outcome: OutcomeSchema };
