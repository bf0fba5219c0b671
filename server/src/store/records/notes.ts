/** Small records that only the server writes. Times are ISO 8601. */
import * as v from 'valibot';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';
import { NOTIFICATION_KINDS } from '../../../../contract/users.ts';

const id = v.string();
const createdAt = v.string();

/** One line for each movement of an account. */
export const JournalSchema = v.object({
  id,
  userId: v.string(),
  account: v.picklist(['main', 'bonus']),
  /** Negative for a debit. */
  deltaCents: v.number(),
  /** Of the account. Missing: USD. */
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

export const NotificationRecordSchema = v.object({
  id,
  userId: v.string(),
  kind: v.picklist(NOTIFICATION_KINDS),
  createdAt,
  isRead: v.optional(v.boolean()),
  gameId: v.optional(v.string()),
});

export const DeviceSchema = v.object({
  id,
  userId: v.string(),
  /** The browser's own id, the same for all its players. */
  deviceId: v.optional(v.string()),
  firstSeenAt: v.string(),
  lastSeenAt: v.optional(v.string()),
});

/** A card payment that the cardholder disputes at the bank, by the provider's id. */
export const DisputeSchema = v.object({
  id,
  userId: v.string(),
  depositId: v.string(),
  status: v.picklist(['open', 'won', 'lost']),
  amountCents: v.number(),
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  /** What left the balance, once it is lost. */
  lostCents: v.optional(v.number()),
  createdAt,
  updatedAt: v.string(),
});

/** A phone that its owner confirmed for a player, by a hash of both, which the store seals. */
export const ConfirmedPhoneSchema = v.object({ id, userId: v.string(), confirmedAt: v.string() });

export const ReferralCodeSchema = v.object({ id, userId: v.string() });

export const KeySchema = v.object({
  id,
  /** Hash of route and body. */
  fingerprint: v.string(),
  recordId: v.string(),
  userId: v.string(),
  createdAt,
});

export const ReceiptSchema = v.object({ id, recordId: v.string(), createdAt });

/** `until`: Unix ms. */
export const LeaseSchema = v.object({ id, holder: v.string(), until: v.number() });

/** Calls of one caller that servers took from a limit, by a hash of both. `until`: Unix ms. */
export const CallCountSchema = v.object({ id, used: v.number(), until: v.number() });

/**
 * Notes of the server, each with the fields that it needs. `ids`: the seeded documents of a collection; `at`: when it was
 * written, ISO 8601; `version`: how many migrations the data have had.
 */
export const MetaSchema = v.object({
  id,
  ids: v.optional(v.array(v.string())),
  at: v.optional(v.string()),
  version: v.optional(v.number()),
});

/** Documents of operators; readers check each item against the contract. */
export const ItemSchema = v.object({ id, order: v.optional(v.unknown()) });

export type JournalEntry = v.InferInput<typeof JournalSchema>;
export type DisputeRecord = v.InferInput<typeof DisputeSchema>;
export type NotificationRecord = v.InferInput<typeof NotificationRecordSchema>;
export type Device = v.InferInput<typeof DeviceSchema>;
export type Item = v.InferInput<typeof ItemSchema>;
