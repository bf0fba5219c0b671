/**
 * Responsible gaming: deposit limits, reality check, time-out, self-exclusion. Written by the player, held by the server
 * on deposits and on opening games. Amounts are decimals of their `currency`, at most two decimals.
 */
import * as v from 'valibot';
import { flagOr, numberOr, optionalInstant, optionalNumber } from './fields.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { AmountSchema } from './walletRequests.ts';

/** Rolling: the last 24 hours, 7 days and 30 days. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export const LIMIT_PERIOD_HOURS = { day: 24, week: 168, month: 720 } as const;

/** An increase, or the end of a limit, counts this long after it was asked for. A decrease counts at once. */
export const LIMIT_INCREASE_HOURS = 24;

/** Whole hours of a break that the player may choose. */
export const TIME_OUT_HOURS = [24, 48, 72, 168, 336, 720] as const;

/** Months of a self-exclusion that the player may choose; it cannot be ended early. */
export const SELF_EXCLUSION_MONTHS = [6, 12, 24, 60] as const;

/** Minutes between two reality checks; 0 is none. */
export const REALITY_CHECK_MINUTES = [0, 15, 30, 60, 120] as const;

export const DepositLimitSchema = v.object({
  period: v.picklist(LIMIT_PERIODS),
  /** Absent: no limit. */
  amount: optionalNumber(),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'KES'),
  /** Deposited in the period, those under way too, in the limit's currency. */
  used: numberOr(0),
  /** What may still be deposited; absent without a limit. */
  left: optionalNumber(),
  /** What counts from `startsAt` on. Without `amount` the limit ends then. */
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

export const GAMING_BLOCKS = ['timeOut', 'selfExclusion'] as const;

export const GamingStateSchema = v.object({
  limits: v.fallback(v.array(DepositLimitSchema), []),
  realityCheckMinutes: numberOr(0),
  /** Present while the player may neither deposit nor play. Withdrawing stays possible. */
  block: v.fallback(
    v.optional(v.object({ kind: v.picklist(GAMING_BLOCKS), since: optionalInstant(), until: v.string() })),
    undefined,
  ),
});

/** Money in and out since an instant, for the reality check. Decimal USD; `net` is withdrawn less deposited. */
export const GamingPositionSchema = v.object({
  since: v.string(),
  deposited: numberOr(0),
  withdrawn: numberOr(0),
  net: numberOr(0),
});

/** POST /games/:id/open: where the game is, for a player who may play. */
export const OpenedGameSchema = v.object({ id: v.string(), gameUrl: v.string(), isDemo: flagOr(true) });

export const DepositLimitBodySchema = v.strictObject({
  period: v.picklist(LIMIT_PERIODS),
  /** `null` ends the limit. */
  amount: v.nullable(AmountSchema),
  currency: v.picklist(CURRENCY_CODES),
});

export const TimeOutBodySchema = v.strictObject({ hours: v.picklist(TIME_OUT_HOURS) });
export const SelfExclusionBodySchema = v.strictObject({ months: v.picklist(SELF_EXCLUSION_MONTHS) });
export const RealityCheckBodySchema = v.strictObject({ minutes: v.picklist(REALITY_CHECK_MINUTES) });

/** Why a deposit or a game is refused: the `code` of the error body. */
export const GAMING_REFUSALS = { deposit_limit: 403, time_out: 403, self_excluded: 403 } as const;

/** Why a game does not open for a player who may play. */
export const GAME_REFUSALS = { game_not_found: 404, game_unavailable: 409 } as const;

export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
export type DepositLimit = v.InferOutput<typeof DepositLimitSchema>;
export type GamingState = v.InferOutput<typeof GamingStateSchema>;
export type GamingPosition = v.InferOutput<typeof GamingPositionSchema>;
export type DepositLimitBody = v.InferOutput<typeof DepositLimitBodySchema>;
export type OpenedGame = v.InferOutput<typeof OpenedGameSchema>;
export type TimeOutBody = v.InferOutput<typeof TimeOutBodySchema>;
export type SelfExclusionBody = v.InferOutput<typeof SelfExclusionBodySchema>;
export type RealityCheckBody = v.InferOutput<typeof RealityCheckBodySchema>;
export type GamingRefusal = keyof typeof GAMING_REFUSALS;
export type GameRefusal = keyof typeof GAME_REFUSALS;
