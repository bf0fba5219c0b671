/** The collections of operators, with the strict schema of their stored items. Never players or money. */
import * as v from 'valibot';
import { CONTENT_COLLECTIONS } from '../../../contract/collections.ts';
import { FullGameSchema, ProviderSchema } from '../../../contract/games.ts';
import { SiteSettingsSchema } from '../../../contract/settings.ts';
import { byLanguage } from '../../../contract/userChoices.ts';
import { isStorableId } from '../../src/store/reading.ts';
import { closedObject, type Entries, kindOf, partsOf, strictEntries, toStrict } from './toStrict.ts';

const StoredIdSchema = v.pipe(
  v.string(),
  v.check((id) => id === id.trim() && isStorableId(id), 'not an id'),
);

const entriesOf = (schema: v.GenericSchema) => ({
  ...strictEntries(partsOf(schema).entries ?? {}),
  id: StoredIdSchema,
});

const plain = (schema: v.GenericSchema): v.GenericSchema => closedObject(entriesOf(schema));

/** The translated texts of an item: texts and lists, all optional. */
function wordsOf(schema: v.GenericSchema): v.GenericSchema {
  const entries = Object.entries(fieldsOf(schema)).flatMap(([name, entry]) => {
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

function fieldsOf(schema: v.GenericSchema): Readonly<Entries> {
  const { entries, wrapped } = partsOf(schema);
  return entries ?? (wrapped ? fieldsOf(wrapped) : {});
}

function translatable(schema: v.GenericSchema): v.GenericSchema {
  const words = wordsOf(schema);
  const languages = byLanguage(() => v.optional(words));
  return closedObject({ ...entriesOf(schema), translations: v.optional(closedObject(languages)) });
}

const CONTRACT: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['games', FullGameSchema],
  ['providers', ProviderSchema],
  ['settings', SiteSettingsSchema],
  ...Object.entries(CONTENT_COLLECTIONS),
]);

const HAS_NO_WORDS: ReadonlySet<string> = new Set(['games', 'providers']);

const schemaOf = (name: string, schema: v.GenericSchema): v.GenericSchema =>
  HAS_NO_WORDS.has(name) ? plain(schema) : translatable(schema);

export const COLLECTION_SCHEMAS: ReadonlyMap<string, v.GenericSchema> = new Map(
  [...CONTRACT].map(([name, schema]) => [name, schemaOf(name, schema)]),
);
