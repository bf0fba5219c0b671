/** The common part of deposits by any method, and why calls about money are refused. */
import * as v from 'valibot';
import { BONUS_REFUSALS } from './bonuses.ts';
import { KEY_REFUSALS } from './route.ts';
import { SAFER_PLAY_REFUSALS } from './saferPlay.ts';
import { HISTORY_REFUSALS, NO_DEPOSIT, NO_WITHDRAWAL } from './transactions.ts';
import { CURRENCY_REFUSALS } from './users.ts';

/** The id for following a deposit; empty from a backend with the basic calls alone. */
export const depositIdField = v.fallback(v.string(), '');

export const bonusIdField = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128)));

export const DEPOSIT_REFUSALS = {
  ...KEY_REFUSALS,
  ...SAFER_PLAY_REFUSALS,
  bonus_unavailable: 400,
  bonus_not_next: 409,
  bonus_used: 409,
  bonus_closed: 409,
  bonus_other_players: 409,
  no_profile: 404,
} as const;

export const MONEY_REFUSALS = {
  ...DEPOSIT_REFUSALS,
  ...NO_DEPOSIT,
  ...NO_WITHDRAWAL,
  ...CURRENCY_REFUSALS,
  ...HISTORY_REFUSALS,
  ...BONUS_REFUSALS,
} as const;

export type MoneyRefusal = keyof typeof MONEY_REFUSALS;
