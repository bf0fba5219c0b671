/** Records that are only looked up, by an id that is a key or a hash, and those by which servers work together. */
import * as v from 'valibot';

/** The record that a money request made; the id is a hash of the player and the idempotency key. */
export const KeySchema = v.object({
  id: v.string(),
  fingerprint: v.string(),
  recordId: v.string(),
  userId: v.string(),
  createdAt: v.string(),
});

/** A payment id of a provider, so that the payment is credited once. */
export const ReceiptSchema = v.object({ id: v.string(), recordId: v.string(), createdAt: v.string() });

export const ReferralCodeSchema = v.object({ id: v.string(), userId: v.string() });

/** A phone that its owner confirmed for a player; the id is a hash of both, which the store seals. */
export const ConfirmedPhoneSchema = v.object({ id: v.string(), userId: v.string(), confirmedAt: v.string() });

/**
 * Payment prompts that nobody has paid, by a hash of the phone, player or browser, which the store seals. `lastAt`, `at`:
 * Unix ms.
 */
export const PromptUseSchema = v.object({
  id: v.string(),
  lastAt: v.number(),
  prompts: v.array(v.object({ depositId: v.string(), at: v.number() })),
});

export type PromptUseRecord = v.InferInput<typeof PromptUseSchema>;

/** A server that works on something holds its lease. `until`: Unix ms. */
export const LeaseSchema = v.object({ id: v.string(), holder: v.string(), until: v.number() });

/** Calls of one caller that servers took from a limit, by a hash of both. `until`: Unix ms. */
export const CallCountSchema = v.object({ id: v.string(), used: v.number(), until: v.number() });

/**
 * Notes about the store, each with the fields that it needs. `ids`: the seeded documents of a collection, or the key of the
 * sealed texts; `at`: when it was written, ISO 8601; `version`: how many migrations the data have had.
 */
export const MetaSchema = v.object({
  id: v.string(),
  ids: v.optional(v.array(v.string())),
  at: v.optional(v.string()),
  version: v.optional(v.number()),
});
