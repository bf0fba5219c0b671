/** Records that are only looked up, by an id that is a key or a hash. */
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

/** An account that a phone or card belongs to; the id is a hash of it, which the store seals. */
export const PayerSchema = v.object({ id: v.string(), userId: v.string() });

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
