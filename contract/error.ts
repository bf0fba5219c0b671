import * as v from 'valibot';

export const ErrorBodySchema = v.object({
  error: v.object({
    /** Stable, such as `not_found`. */
    code: v.string(),
    /** For people: what is wrong and what to do. */
    message: v.string(),
  }),
});

export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>;
