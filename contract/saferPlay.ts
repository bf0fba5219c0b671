/** Responsible gaming. The player sets it; the server applies it to deposits and games. Amounts are in `currency`. */
import * as v from 'valibot';
import { numberOr, optionalInstant, optionalNumber } from './fields.ts';
import { LIMIT_PERIODS } from './saferPlayTerms.ts';
import { CURRENCY_CODES } from './userChoices.ts';

export * from './saferPlayRefusals.ts';
export * from './saferPlayRequests.ts';
export * from './saferPlayTerms.ts';

export const DepositLimitSchema = v.object({
  period: v.picklist(LIMIT_PERIODS),
  /** Missing: no limit. */
  amount: optionalNumber(),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'KES'),
  /** Deposited in the period, with open deposits, in the limit's currency. */
  used: numberOr(0),
  /** What may still be deposited; missing without a limit. */
  left: optionalNumber(),
  /** Applies from `startsAt` on. Without `amount` the limit ends then. */
  next: v.fallback(
    v.optional(
      v.object({
        amount: optionalNumber(),
        currency: v.fallback(v.picklist(CURRENCY_CODES), 'KES'),
        startsAt: v.string(),
      }),
    ),
    undefined,
  ),
});

export const SAFER_PLAY_BLOCKS = ['timeOut', 'selfExclusion'] as const;

export const SaferPlayStateSchema = v.object({
  limits: v.fallback(v.array(DepositLimitSchema), []),
  realityCheckMinutes: numberOr(0),
  /** Set while the player may neither deposit nor play. Withdrawals stay possible. */
  block: v.fallback(
    v.optional(v.object({ kind: v.picklist(SAFER_PLAY_BLOCKS), since: optionalInstant(), until: v.string() })),
    undefined,
  ),
});

/** Money in and out since a time, in the account's currency; `net` is withdrawn minus deposited. */
export const SaferPlayPositionSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  since: v.string(),
  deposited: numberOr(0),
  withdrawn: numberOr(0),
  net: numberOr(0),
  /** Of rounds for money: `wonNet` is won minus staked. */
  staked: numberOr(0),
  won: numberOr(0),
  wonNet: numberOr(0),
});

export type DepositLimit = v.InferOutput<typeof DepositLimitSchema>;
export type SaferPlayState = v.InferOutput<typeof SaferPlayStateSchema>;
export type SaferPlayPosition = v.InferOutput<typeof SaferPlayPositionSchema>;
