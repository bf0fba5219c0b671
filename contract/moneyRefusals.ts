/** Reasons why a call about money is refused: the `code` of the error body, with its status. */
import { SAFER_PLAY_REFUSALS } from './saferPlayRefusals.ts';

/** For a request that counts once. */
export const KEY_REFUSALS = { idempotency_key_needed: 400, idempotency_conflict: 409 } as const;

/** For every deposit method. */
const DEPOSIT_REFUSALS = {
  ...KEY_REFUSALS,
  ...SAFER_PLAY_REFUSALS,
  bonus_unavailable: 400,
  bonus_not_next: 409,
  bonus_used: 409,
  bonus_closed: 409,
  bonus_other_players: 409,
  no_profile: 404,
} as const;

export const MOBILE_DEPOSIT_REFUSALS = {
  ...DEPOSIT_REFUSALS,
  phone_invalid: 400,
  mpesa_below_minimum: 400,
  mpesa_above_maximum: 400,
  mpesa_not_whole: 400,
  /** Its owner has not confirmed it. */
  phone_unconfirmed: 403,
  /** Only the player's own phone may pay. */
  phone_not_own: 403,
  too_many_prompts: 429,
} as const;

export const CARD_DEPOSIT_REFUSALS = {
  ...DEPOSIT_REFUSALS,
  card_below_minimum: 400,
  card_above_maximum: 400,
  deposit_ended: 409,
  card_refused: 402,
  card_unavailable: 503,
} as const;

export const PHONE_REFUSALS = { ...KEY_REFUSALS, phone_proof_invalid: 400, no_profile: 404 } as const;
export const WITHDRAWAL_REFUSALS = KEY_REFUSALS;
export const NO_DEPOSIT = { deposit_not_found: 404 } as const;
export const NO_WITHDRAWAL = { withdrawal_not_found: 404 } as const;
export const CURRENCY_REFUSALS = { account_used: 409 } as const;
export const BONUS_REFUSALS = { bonus_not_found: 404, bonus_in_round: 409 } as const;
export const HISTORY_REFUSALS = { cursor_invalid: 400 } as const;

/** For every rail. */
export const MONEY_REFUSALS = {
  ...DEPOSIT_REFUSALS,
  ...NO_DEPOSIT,
  ...NO_WITHDRAWAL,
  ...CURRENCY_REFUSALS,
  ...HISTORY_REFUSALS,
  ...BONUS_REFUSALS,
} as const;

export type MoneyRefusal = keyof typeof MONEY_REFUSALS;
export type MobileDepositRefusal = keyof typeof MOBILE_DEPOSIT_REFUSALS;
export type CardDepositRefusal = keyof typeof CARD_DEPOSIT_REFUSALS;
export type WithdrawalCallRefusal = keyof typeof WITHDRAWAL_REFUSALS;
