/** Reasons why a bet, a step or a change of seeds is refused: the `code` of the error body, with its status. */
import { BLOCK_REFUSALS } from './saferPlayRefusals.ts';

const LAUNCH_REFUSALS = { launch_expired: 401 } as const;

export const BET_REFUSALS = {
  ...LAUNCH_REFUSALS,
  ...BLOCK_REFUSALS,
  choice_invalid: 400,
  stake_out_of_range: 400,
  free_spin_stake: 400,
  loss_limit: 403,
  stake_limit: 403,
  time_limit: 403,
  /** Bonus money in a stake above the highest one of the bonus. */
  bonus_stake_limit: 403,
  insufficient_funds: 409,
  no_free_spins: 409,
  round_open: 409,
  round_closed: 409,
  bet_conflict: 409,
  too_soon: 429,
} as const;

export const STEP_REFUSALS = {
  ...LAUNCH_REFUSALS,
  not_yours: 403,
  round_closed: 409,
  step_invalid: 409,
  step_conflict: 409,
} as const;

export const ROUND_REFUSALS = { not_yours: 403 } as const;
export const SEED_REFUSALS = { round_open: 409 } as const;

export const PLAY_REFUSALS = { ...BET_REFUSALS, ...STEP_REFUSALS } as const;

export type BetRefusal = keyof typeof BET_REFUSALS;
export type StepRefusal = keyof typeof STEP_REFUSALS;
export type PlayRefusal = keyof typeof PLAY_REFUSALS;
