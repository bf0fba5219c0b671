/** How a collection is declared: what its documents are, and which indexes its queries need. */
import * as v from 'valibot';
import { UnreadableRecord } from './errors.ts';
import type { FieldOf } from './query.ts';
import type { StoredDocument } from './StoredDocument.ts';

export interface Collection<TRecord = unknown> {
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

/**
 * `schema` is held against documents and changes nothing of them. `defaults` are for what documents of older programs
 * lack.
 */
export function collection<TSchema extends v.GenericSchema>(
  schema: TSchema,
  indexes: readonly (readonly FieldOf<v.InferInput<TSchema>>[])[] = [],
  defaults?: (document: StoredDocument) => object,
): Collection<v.InferInput<TSchema>> {
  const isRecord = (value: unknown): value is v.InferInput<TSchema> => v.is(schema, value);
  return {
    indexes,
    read(stored, name) {
      const given: unknown = stored;
      if (isRecord(given)) return given;
      const document = { ...defaults?.(stored), ...stored };
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
