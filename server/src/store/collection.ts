import * as v from 'valibot';
import type { FieldOf, RawFilter, Scalar, StoredDocument } from './query.ts';
import { UnreadableRecord } from './errors.ts';

/** The declaration of a collection: its documents, and the indexes for its queries. */
export interface Collection<TRecord = unknown> extends Pick<Translation, 'toStored' | 'toStoredQuery'> {
  indexes: readonly (readonly string[])[];
  /** See `CollectionOptions`. */
  changedAt: readonly string[];
  /** The document with the type of the collection; undeclared fields stay. @throws UnreadableRecord */
  read: (document: StoredDocument, name: string) => TRecord;
}

/** Adapters know this of each collection. */
export type CollectionIndexes = Readonly<
  Record<string, Pick<Collection, 'indexes'> & Partial<Pick<Collection, 'changedAt'>>>
>;

export type Declared<TCollections> = { readonly [N in keyof TCollections]: Collection<TCollections[N]> };

/** Adapters see the names as text. */
export type Declarations<TCollections> = Declared<TCollections> & CollectionIndexes;

export type Records<TCollections> = Record<keyof TCollections, { id: string }>;

export type RecordsOf<TDeclared> = {
  [N in keyof TDeclared]: TDeclared[N] extends Collection<infer TRecord> ? TRecord : never;
};

interface CollectionOptions<TRecord> {
  /** Values for fields that older programs did not write. */
  defaults?: (document: StoredDocument) => object;
  /** A document of an older program, as this one writes it. */
  upgraded?: (document: StoredDocument) => StoredDocument;
  words?: Words;
  /**
   * Fields with the time (ISO 8601) of a change. A store that listens to a database finds changes by them; without them it
   * reads the whole collection first, so that only small collections can do without.
   */
  changedAt?: readonly FieldOf<TRecord>[];
}

/** `schema` checks documents and does not change them. */
export function collection<TRecord>(
  schema: v.GenericSchema<TRecord>,
  indexes: readonly (readonly FieldOf<TRecord>[])[] = [],
  { defaults, upgraded = (own) => own, words = {}, changedAt = [] }: CollectionOptions<TRecord> = {},
): Collection<TRecord> {
  const isRecord = (value: unknown): value is TRecord => v.is(schema, value);
  const { toOwn, toStored, toStoredQuery } = translationOf(words);
  return {
    indexes,
    changedAt,
    toStored,
    toStoredQuery,
    read(stored, name) {
      const own = toOwn(stored);
      const given: unknown = own;
      if (isRecord(given)) return given;
      const document = upgraded({ ...defaults?.(own), ...own });
      if (isRecord(document)) return document;
      throw new UnreadableRecord(name, stored.id, problemsOf(schema, document));
    },
  };
}

/** Names fields, never values, because a phone number must not be logged. */
const problemsOf = (schema: v.GenericSchema, document: unknown): string[] =>
  (v.safeParse(schema, document).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? 'the document'} is not ${issue.expected ?? issue.type}`,
  );

/** The stored word for each of our words, by field. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const wordOf = <TValue>(words: Readonly<Record<string, string>> | undefined, value: TValue): TValue | string =>
  typeof value === 'string' ? (words?.[value] ?? value) : value;

const translated = (words: Words, document: StoredDocument): StoredDocument => {
  const fields = Object.keys(words).filter((field) => wordOf(words[field], document[field]) !== document[field]);
  if (fields.length === 0) return document;
  return { ...document, ...Object.fromEntries(fields.map((field) => [field, wordOf(words[field], document[field])])) };
};

const turned = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([field, byOwn]) => [
      field,
      Object.fromEntries(Object.entries(byOwn).map(([own, stored]) => [stored, own])),
    ]),
  );

/** Documents are read, written and queried with our words, and stored with other words. */
interface Translation {
  toOwn: (document: StoredDocument) => StoredDocument;
  toStored: (document: StoredDocument) => StoredDocument;
  toStoredQuery: <TQuery extends RawFilter>(query: TQuery | undefined) => TQuery | undefined;
}

function translationOf(words: Words): Translation {
  const own = turned(words);
  const word = (field: string, value: Scalar) => wordOf(words[field], value);
  return {
    toOwn: (document) => translated(own, document),
    toStored: (document) => translated(words, document),
    toStoredQuery: (query) => {
      if (!query?.where) return query;
      const where = query.where.map((condition) => {
        const [field, op, value] = condition;
        return op === 'in'
          ? ([field, op, value.map((one) => word(field, one))] as const)
          : ([field, op, word(field, value)] as const);
      });
      return { ...query, where };
    },
  };
}
