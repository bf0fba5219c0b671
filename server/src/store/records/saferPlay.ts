/** Responsible play settings of a player, by uid. Times are ISO 8601. */
import * as v from 'valibot';
import { LIMIT_PERIODS } from '../../../../contract/saferPlay.ts';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

const MONEY = {
  /** Minor units of `currency`. */
  amountMinor: v.number(),
  currency: v.picklist(CURRENCY_CODES),
};

const MoneySchema = v.object(MONEY);

const NextLimitSchema = v.object({
  /** Missing: the limit ends. */
  limit: v.optional(MoneySchema),
  askedAt: v.string(),
  startsAt: v.string(),
});

export const LimitSchema = v.object({
  ...MONEY,
  setAt: v.string(),
  /** A waiting change; use `limitAt` to read the limit. */
  next: v.optional(NextLimitSchema),
});

const BreakSchema = v.object({
  /** Time of the request. */
  since: v.string(),
  until: v.string(),
});

export const SaferPlaySchema = v.object({
  id: v.string(),
  limits: v.object(v.entriesFromList(LIMIT_PERIODS, v.optional(LimitSchema))),
  realityCheck: v.optional(
    v.object({
      minutes: v.number(),
      setAt: v.string(),
      /** The time at play when it was set, or seen last. */
      seenAtMs: v.optional(v.number()),
    }),
  ),
  timeOut: v.optional(BreakSchema),
  selfExclusion: v.optional(BreakSchema),
  updatedAt: v.optional(v.string()),
});

export type SaferPlayRecord = v.InferInput<typeof SaferPlaySchema>;
export type Money = v.InferInput<typeof MoneySchema>;
export type NextLimit = v.InferInput<typeof NextLimitSchema>;
export type StoredLimit = v.InferInput<typeof LimitSchema>;
export type Break = v.InferInput<typeof BreakSchema>;

/** Deposits of the last 30 days, which count against the player's limits. */
const DepositUseSchema = v.object({
  /** Unix ms of the request; of several deposits, of the last. */
  at: v.number(),
  /** Minor units of each currency. */
  kesMinor: v.number(),
  usdMinor: v.number(),
  /** The rate for the other currency; missing: the present one. */
  kesPerUsd: v.optional(v.number()),
});

export const DepositUsesSchema = v.object({ id: v.string(), uses: v.array(DepositUseSchema) });

export type DepositUse = v.InferInput<typeof DepositUseSchema>;
