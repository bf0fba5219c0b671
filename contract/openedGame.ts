import * as v from 'valibot';
import { flagOr, optionalInstant, optionalText } from './fields.ts';
import { CURRENCY_CODES } from './userChoices.ts';

export const StakesSchema = v.object({ min: v.number(), max: v.number(), default: v.number() });

/** Decimals of the account's currency; `stake` is of each, `won` by those of them that are used. */
export const FreeSpinsOfSlotSchema = v.object({ left: v.number(), stake: v.number(), won: v.number() });

/** POST /games/:id/open: the address of a game for a player who may play; for money also the launch. */
export const OpenedGameSchema = v.object({
  id: v.string(),
  gameUrl: v.string(),
  isDemo: flagOr(true),
  launchToken: optionalText(),
  /** Without a bet the launch ends then. */
  expiresAt: optionalInstant(),
  currency: v.fallback(v.optional(v.picklist(CURRENCY_CODES)), undefined),
  /** Decimals of `currency`. */
  stakes: v.fallback(v.optional(StakesSchema), undefined),
  /** Free spins of the player on this slot, if there are any. */
  freeSpins: v.fallback(v.optional(FreeSpinsOfSlotSchema), undefined),
});

export type OpenedGame = v.InferOutput<typeof OpenedGameSchema>;
