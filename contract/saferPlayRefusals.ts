/** Reasons of a break, a limit or a game for a refusal: the `code` of the error body, with its status. */

/** `consent_needed`: age and terms are not confirmed. */
export const BLOCK_REFUSALS = { consent_needed: 403, time_out: 403, self_excluded: 403 } as const;

/** For a deposit or a game. */
export const SAFER_PLAY_REFUSALS = { ...BLOCK_REFUSALS, deposit_limit: 403 } as const;

/** A new limit in another currency than the account's. */
export const LIMIT_REFUSALS = { limit_currency: 409 } as const;

/** Reasons why a game does not open for a player who may play. */
export const GAME_REFUSALS = { game_not_found: 404, game_unavailable: 409 } as const;

export type BlockRefusal = keyof typeof BLOCK_REFUSALS;
export type SaferPlayRefusal = keyof typeof SAFER_PLAY_REFUSALS;
export type LimitRefusal = keyof typeof LIMIT_REFUSALS;
export type GameRefusal = keyof typeof GAME_REFUSALS;
