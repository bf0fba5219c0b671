/** What of a player's deposits counts against limits: the last 30 days, kept with the account. */
import * as v from 'valibot';

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
