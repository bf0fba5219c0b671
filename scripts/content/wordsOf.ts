import * as v from 'valibot';
import { closedObject, type Entries, kindOf, partsOf, toStrict } from './toStrict.ts';

/** The translated texts of an item: texts and lists, all optional. */
export function wordsOf(schema: v.GenericSchema): v.GenericSchema {
  const entries = Object.entries(entriesOf(schema)).flatMap(([name, entry]) => {
    const words = name === 'id' ? undefined : wordOf(entry);
    return words ? [[name, v.optional(words)]] : [];
  });
  return closedObject(Object.fromEntries(entries) as Entries);
}

/** Numbers, flags and choices are the same in every language. */
function wordOf(entry: v.GenericSchema): v.GenericSchema | undefined {
  const kind = kindOf(entry);
  if (kind === 'object') return wordsOf(entry);
  return kind === 'string' || kind === 'array' ? toStrict(entry) : undefined;
}

function entriesOf(schema: v.GenericSchema): Readonly<Entries> {
  const { entries, wrapped } = partsOf(schema);
  return entries ?? (wrapped ? entriesOf(wrapped) : {});
}
