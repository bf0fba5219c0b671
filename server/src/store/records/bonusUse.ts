import * as v from 'valibot';

/** How often a bonus was given to a player, a payer or a device; the id is a hash of both, which the store seals. */
export const BonusUseSchema = v.object({
  id: v.string(),
  bonusId: v.string(),
  count: v.number(),
  /** Of Nairobi, the last one on which it was given, and how often then. */
  day: v.string(),
  countOfDay: v.number(),
});

export type BonusUseRecord = v.InferInput<typeof BonusUseSchema>;
