/** The strict contract. On the wire a wrong field is silently dropped or replaced; an author of content must see it. */
import * as v from 'valibot';

/** The inner parts of a valibot schema. */
interface Parts {
  type: string;
  wrapped?: v.GenericSchema;
  pipe?: readonly [v.GenericSchema, ...v.PipeAction<unknown, unknown, v.BaseIssue<unknown>>[]];
  entries?: Readonly<Record<string, v.GenericSchema>>;
  item?: v.GenericSchema;
  /** A list that is read item by item has it. */
  itemSchema?: v.GenericSchema;
  options?: readonly string[];
}

export type Entries = Record<string, v.GenericSchema>;

export const partsOf = (schema: v.GenericSchema): Parts => schema as unknown as Parts;

/** Names that valibot passes over in every object, whatever stands there. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];

const noReservedFields = v.rawCheck<unknown>(({ dataset, addIssue }) => {
  const input = Object(dataset.value) as Record<string, unknown>;
  for (const key of RESERVED.filter((name) => Object.hasOwn(input, name)))
    addIssue({ message: 'no such field', path: [{ type: 'object', origin: 'key', input, key, value: input[key] }] });
});

/** An object with exactly these fields. Not a list, which valibot treats as an object too. */
export const closedObject = (entries: Entries): v.GenericSchema =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), 'an object with fields'),
    noReservedFields,
    v.objectWithRest(entries, v.never(`no such field, expected one of: ${Object.keys(entries).join(', ')}`)),
  );

/** The schema without fallbacks: such fields may be missing, but not wrong. */
export function toStrict(schema: v.GenericSchema): v.GenericSchema {
  const parts = partsOf(schema);
  if (parts.wrapped)
    return parts.type === 'nullish' ? v.nullish(textOrEmpty(parts.wrapped)) : optionalOf(parts.wrapped);
  const strict = withoutFallback(parts);
  return 'fallback' in schema ? v.optional(strict) : strict;
}

const optionalOf = (wrapped: v.GenericSchema): v.GenericSchema => v.optional(textOrEmpty(wrapped));

/** An empty text means none on purpose. */
function textOrEmpty(wrapped: v.GenericSchema): v.GenericSchema {
  const strict = toStrict(wrapped);
  return kindOf(wrapped) === 'string' ? v.lazy((input) => (input === '' ? v.literal('') : strict)) : strict;
}

function withoutFallback({ type, pipe, entries, item, itemSchema, options }: Parts): v.GenericSchema {
  if (pipe) return pipeWithoutFallback(pipe);
  if (itemSchema ?? item) return v.array(toStrict((itemSchema ?? item) as v.GenericSchema));
  if (entries) return closedObject(strictEntries(entries));
  if (options) return v.picklist(options);
  return leafOf(type);
}

function pipeWithoutFallback([head, ...actions]: NonNullable<Parts['pipe']>): v.GenericSchema {
  const { itemSchema, item, entries } = partsOf(head);
  if (itemSchema) return toStrict(head);
  // Objects and lists of objects are closed too: what is checked of them as a whole comes after.
  if (item ?? entries) return v.pipe(toStrict(head), ...actions) as v.GenericSchema;
  return v.pipe(head, ...actions) as v.GenericSchema;
}

export const strictEntries = (entries: Readonly<Entries>): Entries =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, toStrict(entry)]));

const LEAVES: Readonly<Record<string, v.GenericSchema>> = {
  string: v.string(),
  number: v.number(),
  boolean: v.boolean(),
};

function leafOf(type: string): v.GenericSchema {
  const leaf = LEAVES[type];
  if (!leaf) throw new TypeError(`The contract has a field of type "${type}", which content does not know yet`);
  return leaf;
}

/** The basic kind of a field: `string`, `number`, `boolean`, `picklist`, `array`, `object`. */
export function kindOf(schema: v.GenericSchema): string {
  const { type, wrapped, pipe } = partsOf(schema);
  const inner = wrapped ?? pipe?.[0];
  return inner ? kindOf(inner) : type;
}
