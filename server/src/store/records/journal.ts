/** The notes of the ledger beside deposits and withdrawals. Times are ISO 8601. */
import * as v from 'valibot';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

/** One line for each movement of an account. */
export const JournalSchema = v.object({
  id: v.string(),
  userId: v.string(),
  account: v.picklist(['main', 'bonus']),
  /** Negative for a debit. */
  deltaCents: v.number(),
  /** The currency of the account. Missing: USD. */
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  recordId: v.string(),
  kind: v.picklist([
    ...(['deposit', 'withdrawal', 'bonus', 'returned', 'referral', 'stake', 'win', 'rollback'] as const),
    /** A card payment that the bank took back. */
    'chargeback',
    /** How bonus money leaves the bonus account: as real money, or as nothing. */
    ...(['conversion', 'excess', 'expiry', 'forfeit'] as const),
  ]),
  freeSpins: v.optional(v.number()),
  at: v.string(),
});

/** A card payment that the cardholder disputes at the bank, by the provider's id. */
export const DisputeSchema = v.object({
  id: v.string(),
  userId: v.string(),
  depositId: v.string(),
  status: v.picklist(['open', 'won', 'lost']),
  amountCents: v.number(),
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  /** The sum that left the balance when the dispute was lost. */
  lostCents: v.optional(v.number()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type JournalEntry = v.InferInput<typeof JournalSchema>;
export type DisputeRecord = v.InferInput<typeof DisputeSchema>;
