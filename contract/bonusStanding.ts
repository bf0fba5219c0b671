/** The state of a player's bonuses: free spins, and the welcome pack. */
import * as v from 'valibot';
import { BONUS_HINDRANCES } from './bonusAvailability.ts';
import { listOrEmpty, numberOr, optionalInstant } from './fields.ts';
import { CURRENCY_CODES } from './userChoices.ts';

/** `claimed`: given. `missed`: its deposit completed without it. `next`: for the next deposit. `locked`: later. */
export const WELCOME_STATES = ['claimed', 'missed', 'next', 'locked'] as const;

/** Free spins on one slot at one stake, a decimal of `currency`. */
const SpinsSchema = v.object({
  gameId: v.string(),
  /** Left. */
  count: v.number(),
  stake: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  /** When the first of them end. */
  expiresAt: v.string(),
});

/** A bonus that the player cannot choose now, and when it can be chosen again, if ever. */
const HindranceSchema = v.object({
  bonusId: v.string(),
  why: v.picklist(BONUS_HINDRANCES),
  opensAt: optionalInstant(),
});

export const BonusStandingSchema = v.object({
  /** On the account, of all slots. */
  freeSpins: numberOr(0),
  /** By slot, those that end first in front. */
  spins: listOrEmpty(SpinsSchema),
  /** Of the bonuses on offer and the next step. */
  hindered: listOrEmpty(HindranceSchema),
  /** Active steps in order. */
  welcome: listOrEmpty(v.object({ bonusId: v.string(), order: v.number(), status: v.picklist(WELCOME_STATES) })),
});

export type ShownHindrance = v.InferOutput<typeof HindranceSchema>;
export type WelcomeState = (typeof WELCOME_STATES)[number];
export type BonusStanding = v.InferOutput<typeof BonusStandingSchema>;
export type Spins = v.InferOutput<typeof SpinsSchema>;
