/** Fields with other stored words: documents are read, written and queried with our words. */
import type { AnyCondition } from './query.ts';
import type { StoredDocument } from './StoredDocument.ts';

/** By field, the stored word for each of ours. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const wordOf = (words: Readonly<Record<string, string>> | undefined, value: unknown): unknown =>
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

interface Filtered {
  where?: readonly AnyCondition[];
}

export interface Translation {
  toOwn: (document: StoredDocument) => StoredDocument;
  toStored: (document: StoredDocument) => StoredDocument;
  toStoredQuery: <TQuery extends Filtered>(query: TQuery | undefined) => TQuery | undefined;
}

export function translationOf(words: Words): Translation {
  const own = turned(words);
  const word = (field: string, value: string | number | boolean) =>
    typeof value === 'string' ? (words[field]?.[value] ?? value) : value;
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
