import * as v from 'valibot';

export const ErrorBodySchema = v.object({
  error: v.object({
    /** Stable, such as `not_found`. */
    code: v.string(),
    /** For people: what is wrong and what to do. */
    message: v.string(),
    /** Beside status 429, as in `Retry-After`: which a call from another origin cannot read. */
    retryAfterSeconds: v.optional(v.number()),
  }),
});

export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>;
