/** The pots of the jackpots, each in one currency. Amounts are its minor units, and never shrink: what a pot has is seeded + parts - paid. */
import * as v from 'valibot';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

const FallSchema = v.object({
  roundId: v.string(),
  userId: v.string(),
  gameId: v.string(),
  cents: v.number(),
  at: v.string(),
});

/** Its id is `jackpot:<jackpot>:<currency>`. Written when it begins, falls and reaches its most; bets only read it. */
export const PotSchema = v.object({
  id: v.string(),
  jackpotId: v.string(),
  currency: v.picklist(CURRENCY_CODES),
  /** All that the house has put into it. */
  seededCents: v.number(),
  /** All that it has paid. */
  paidCents: v.number(),
  fallCount: v.number(),
  /** The pot has reached its most: it falls sooner. */
  isDue: v.optional(v.boolean()),
  /** The last ones, newest first. */
  falls: v.array(FallSchema),
});

/** The stakes of some of the players have put this into a pot, so that no bet waits for those of all others. */
export const PotPartSchema = v.object({
  id: v.string(),
  pot: v.string(),
  cents: v.number(),
  /** Less than a cent, in ten-thousandths of one: the next stakes bring it into the pot. */
  rest: v.number(),
});

export type PotRecord = v.InferInput<typeof PotSchema>;
export type PotPart = v.InferInput<typeof PotPartSchema>;
