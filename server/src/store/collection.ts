/** How a collection is declared: what its documents are, and which indexes its queries need. */
import * as v from 'valibot';
import { UnreadableRecord } from './errors.ts';
import type { FieldOf } from './query.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { type Translation, translationOf, type Words } from './words.ts';

export interface Collection<TRecord = unknown> extends Pick<Translation, 'toStored' | 'toStoredQuery'> {
  /** Each a list of fields. */
  indexes: readonly (readonly string[])[];
  /**
   * The document as the collection has it; fields that nobody declared stay in it.
   * @throws UnreadableRecord
   */
  read: (document: StoredDocument, name: string) => TRecord;
}

/** What an adapter has to know of each collection, by its name. */
export type CollectionIndexes = Readonly<Record<string, Pick<Collection, 'indexes'>>>;

/** The declaration of each collection, by the record that it gives. */
export type Declared<TCollections> = { readonly [N in keyof TCollections]: Collection<TCollections[N]> };

/** With the names as texts, as adapters walk them. */
export type Declarations<TCollections> = Declared<TCollections> & CollectionIndexes;

/** Every record has an id. */
export type Records<TCollections> = Record<keyof TCollections, { id: string }>;

/** The record of each declared collection. */
export type RecordsOf<TDeclared> = {
  [N in keyof TDeclared]: TDeclared[N] extends Collection<infer TRecord> ? TRecord : never;
};

interface CollectionOptions {
  /** What stands for fields that documents of older programs lack. */
  defaults?: (document: StoredDocument) => object;
  words?: Words;
}

/** `schema` is held against documents and changes nothing of them. */
export function collection<TRecord>(
  schema: v.GenericSchema<TRecord>,
  indexes: readonly (readonly FieldOf<TRecord>[])[] = [],
  { defaults, words = {} }: CollectionOptions = {},
): Collection<TRecord> {
  const isRecord = (value: unknown): value is TRecord => v.is(schema, value);
  const { toOwn, toStored, toStoredQuery } = translationOf(words);
  return {
    indexes,
    toStored,
    toStoredQuery,
    read(stored, name) {
      const own = toOwn(stored);
      const given: unknown = own;
      if (isRecord(given)) return given;
      const document = { ...defaults?.(own), ...own };
      if (isRecord(document)) return document;
      throw new UnreadableRecord(name, stored.id, problemsOf(schema, document));
    },
  };
}

/** Names fields, never what stands in them: a phone number belongs in no log. */
const problemsOf = (schema: v.GenericSchema, document: unknown): string[] =>
  (v.safeParse(schema, document).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? 'the document'} is not ${issue.expected ?? issue.type}`,
  );
