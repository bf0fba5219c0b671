import * as v from 'valibot';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

/** A turn of the daily wheel, by player and day in Nairobi: there is one a day. Written once. */
export const WheelTurnSchema = v.object({
  id: v.string(),
  userId: v.string(),
  /** Such as 2026-11-22. */
  day: v.string(),
  /** Place on the wheel. */
  segment: v.number(),
  bonusCents: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  freeSpins: v.number(),
  createdAt: v.string(),
});

export type WheelTurnRecord = v.InferInput<typeof WheelTurnSchema>;
