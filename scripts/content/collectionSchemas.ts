/** The collections of operators, with the strict schema of their stored items. Never players or money. */
import * as v from 'valibot';
import { CONTENT_COLLECTIONS } from '../../contract/collections.ts';
import { GameSchema, ProviderSchema } from '../../contract/games.ts';
import { SiteSettingsSchema } from '../../contract/settings.ts';
import { LANGUAGE_CODES } from '../../contract/userChoices.ts';
import { isStorableId } from '../../server/src/store/isStorableId.ts';
import { closedObject, partsOf, strictEntries } from './toStrict.ts';
import { wordsOf } from './wordsOf.ts';

const StoredIdSchema = v.pipe(
  v.string(),
  v.check((id) => id === id.trim() && isStorableId(id), 'not an id'),
);

const entriesOf = (schema: v.GenericSchema) => ({
  ...strictEntries(partsOf(schema).entries ?? {}),
  id: StoredIdSchema,
});

const plain = (schema: v.GenericSchema): v.GenericSchema => closedObject(entriesOf(schema));

function translatable(schema: v.GenericSchema): v.GenericSchema {
  const words = wordsOf(schema);
  const languages = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, v.optional(words)]));
  return closedObject({ ...entriesOf(schema), translations: v.optional(closedObject(languages)) });
}

const CONTRACT: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['games', GameSchema],
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
