/** Records by which servers of one store work together. */
import * as v from 'valibot';

/** A server that works on something holds its lease. `until`: Unix ms. */
export const LeaseSchema = v.object({ id: v.string(), holder: v.string(), until: v.number() });

export type LeaseRecord = v.InferInput<typeof LeaseSchema>;

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
