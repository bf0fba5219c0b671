import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { numberProblems } from '../../../contract/contentBounds.ts';
import type { Language } from '../../../contract/userChoices.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { Query } from '../store/query.ts';
import type { Item, PublishedCollection } from '../store/collections.ts';
import { inLanguage } from './inLanguage.ts';

interface Choice extends Query<Item> {
  /** The language of the items, where they are translated. */
  language?: Language;
}

/** Documents with an `order` come first; the others follow by id. The store has no order of its own. */
const rankOf = ({ order }: Item): number => (typeof order === 'number' ? order : Number.MAX_VALUE);
const byRank = (a: Item, b: Item): number => rankOf(a) - rankOf(b);

/** The contract's fields of each document; documents that do not fit are left out with a warning. */
export async function readDocuments<TItem extends v.GenericSchema>(
  store: DocumentStore,
  collection: PublishedCollection,
  item: TItem,
  log: FastifyBaseLogger,
  { language = 'en', ...query }: Choice = {},
): Promise<v.InferOutput<TItem>[]> {
  const documents = (await store.find(collection, query)).toSorted(byRank);
  return documents.flatMap((document) => {
    const read = v.safeParse(item, inLanguage(document, language));
    const outside = numberProblems(collection, document);
    if (read.success && outside.length === 0) return [read.output];
    const why = read.success ? outside : v.summarize(read.issues);
    log.warn({ collection, id: document.id, why }, 'document left out: it does not fit');
    return [];
  });
}
