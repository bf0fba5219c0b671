import type { GenericSchema } from 'valibot';

/**
 * A contract schema as an endpoint's `responseSchema`. RTK Query types a schema's input like its output, while ours
 * read whatever a backend sent; what comes out is what the endpoint answers with.
 */
export const readAs = <TOutput>(schema: GenericSchema<unknown, TOutput>): GenericSchema<TOutput, TOutput> =>
  schema as unknown as GenericSchema<TOutput, TOutput>;
