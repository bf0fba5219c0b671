import * as v from 'valibot';
import { BonusTermsSchema } from '../../../../contract/bonusTerms.ts';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

/** Free spins given to a player, and their use. Times are ISO 8601. */
export const SpinGrantSchema = v.object({
  id: v.string(),
  userId: v.string(),
  gameId: v.string(),
  /** Of each spin, cents; the account's currency counts. */
  stakeCents: v.object(v.entriesFromList(CURRENCY_CODES, v.number())),
  count: v.number(),
  left: v.number(),
  /** Won by its spins so far, cents of the account's currency. */
  wonCents: v.number(),
  /** Of what they win (`contract/bonusTerms.ts`). Missing: those of a bonus without any. */
  terms: v.optional(BonusTermsSchema),
  /** `account`: counted on the profile, by deposits. */
  source: v.picklist(['account', 'wheel', 'market']),
  /** Of the turn of the wheel or the purchase. */
  sourceId: v.string(),
  /** Whether spins are left. They may have expired. */
  isOpen: v.boolean(),
  createdAt: v.string(),
  expiresAt: v.string(),
});

export type SpinGrant = v.InferInput<typeof SpinGrantSchema>;
