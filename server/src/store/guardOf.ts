/** A schema as a plain test of a value: the answer of `v.is`, without the copies that the library makes on its way. */
import * as v from 'valibot';

type Test = (value: unknown) => boolean;

/** What schemas have, by their type. */
interface Parts {
  type: string;
  entries?: Readonly<Record<string, v.GenericSchema>>;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  /** Values of a picklist, schemas of a variant. */
  options?: readonly unknown[];
  literal?: unknown;
}

export function guardOf<TSchema extends v.GenericSchema>(schema: TSchema) {
  const test = testOf(schema);
  return (value: unknown): value is v.InferInput<TSchema> => test(value);
}

const testOf = (schema: v.GenericSchema): Test => TESTS[schema.type]?.(schema) ?? ((value) => v.is(schema, value));

const isSchema = (option: unknown): option is v.GenericSchema =>
  typeof option === 'object' && option !== null && 'kind' in option;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const anyOf =
  (tests: readonly Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));

const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);

function fieldsOf(entries: NonNullable<Parts['entries']>): Test {
  const tests = Object.entries(entries).map(([field, schema]) => ({ field, test: testOf(schema) }));
  return (value) => isFields(value) && tests.every(({ field, test }) => test(value[field]));
}

/** Of the kinds that records are made of; the library answers for any other. */
const TESTS: Readonly<Record<string, (parts: Parts) => Test | undefined>> = {
  string: () => (value) => typeof value === 'string',
  boolean: () => (value) => typeof value === 'boolean',
  number: () => (value) => typeof value === 'number' && !Number.isNaN(value),
  literal:
    ({ literal }) =>
    (value) =>
      value === literal,
  picklist:
    ({ options = [] }) =>
    (value) =>
      options.includes(value),
  variant: ({ options = [] }) => anyOf(options.filter(isSchema).map(testOf)),
  optional: ({ wrapped }) => wrapped && anyOf([(value) => value === undefined, testOf(wrapped)]),
  nullish: ({ wrapped }) => wrapped && anyOf([(value) => value === undefined || value === null, testOf(wrapped)]),
  array: ({ item }) => item && listOf(testOf(item)),
  object: ({ entries }) => entries && fieldsOf(entries),
};
