import type { GenericSchema } from 'valibot';

/** A contract schema as `responseSchema`. RTK Query expects the same input and output type; ours accept any input. */
export const readAs = <TOutput>(schema: GenericSchema<unknown, TOutput>): GenericSchema<TOutput, TOutput> =>
  schema as unknown as GenericSchema<TOutput, TOutput>;
