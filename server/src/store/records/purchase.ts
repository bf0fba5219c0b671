import * as v from 'valibot';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

/** What a player bought for bonus points, and what it was. Written once. */
export const PurchaseRecordSchema = v.object({
  id: v.string(),
  userId: v.string(),
  shelf: v.picklist(['boxes', 'freeSpins']),
  itemId: v.string(),
  /** Points. */
  price: v.number(),
  bonusCents: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  freeSpins: v.number(),
  gameId: v.optional(v.string()),
  createdAt: v.string(),
});

export type PurchaseRecord = v.InferInput<typeof PurchaseRecordSchema>;
