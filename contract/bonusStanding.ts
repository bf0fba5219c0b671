/** The state of a player's bonuses: free spins, and the welcome pack. */
import * as v from 'valibot';
import { listOrEmpty, numberOr } from './fields.ts';

/** `claimed`: given. `missed`: its deposit completed without it. `next`: for the next deposit. `locked`: later. */
export const WELCOME_STATES = ['claimed', 'missed', 'next', 'locked'] as const;

export const BonusStandingSchema = v.object({
  /** On the account. */
  freeSpins: numberOr(0),
  /** Active steps in order. */
  welcome: listOrEmpty(v.object({ bonusId: v.string(), order: v.number(), status: v.picklist(WELCOME_STATES) })),
});

export type WelcomeState = (typeof WELCOME_STATES)[number];
export type BonusStanding = v.InferOutput<typeof BonusStandingSchema>;
