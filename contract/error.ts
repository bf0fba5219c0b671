/** The body of every answer that is not OK. */
import * as v from 'valibot';

export const ErrorBodySchema = v.object({
  error: v.object({
    /** Stable and machine-readable, such as `not_found`. */
    code: v.string(),
    /** For the person who reads it: what is wrong and what to do. */
    message: v.string(),
  }),
});

export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>;
