import * as v from 'valibot';
import { BonusTermsSchema } from '../../../../contract/bonusTerms.ts';
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
  /** Of the bonus money, and of what the spins win. Missing: bought before they were kept here. */
  terms: v.optional(BonusTermsSchema),
  createdAt: v.string(),
});

export type PurchaseRecord = v.InferInput<typeof PurchaseRecordSchema>;
