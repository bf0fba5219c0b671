import * as v from 'valibot';

/** Reads a value with a schema; undefined when the value does not fit. */
export function readWith<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
}
