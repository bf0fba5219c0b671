import { PUBLISHED_COLLECTIONS, type PublishedCollection } from '../src/store/collections.ts';
import type { DocumentStore } from '../src/store/DocumentStore.ts';
import type { Item } from '../src/store/records/notes.ts';

/** Documents by collection. */
export type Seed = Readonly<Partial<Record<PublishedCollection, readonly Item[]>>>;

/** A transaction of the hosted store takes so many writes with room to spare. */
const BATCH = 400;

const recordId = (collection: PublishedCollection): string => `seed-${collection}`;

/** The ids that were ever seeded, also of documents that an operator deleted since. */
export async function seededIds(store: DocumentStore, collection: PublishedCollection): Promise<ReadonlySet<string>> {
  return new Set((await store.get('meta', recordId(collection)))?.ids);
}

/** Takes these ids for seeded, so that no seeding brings them back. */
export const markSeeded = (
  store: DocumentStore,
  collection: PublishedCollection,
  ids: readonly string[],
): Promise<void> =>
  store.transaction(recordId(collection), async (tx) => {
    const { ids: seeded = [] } = (await tx.get('meta', recordId(collection))) ?? {};
    tx.set('meta', { id: recordId(collection), ids: [...new Set([...seeded, ...ids])] });
  });

/**
 * Writes what was never seeded and is not there. What an operator changed stays, and what one deleted stays away.
 * @returns how many documents were written
 */
export async function seedStore(store: DocumentStore, seed: Seed): Promise<number> {
  let written = 0;
  for (const collection of PUBLISHED_COLLECTIONS) {
    for (const batch of batchesOf(seed[collection] ?? [])) written += await seedBatch(store, collection, batch);
  }
  return written;
}

const batchesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

const seedBatch = (store: DocumentStore, collection: PublishedCollection, batch: readonly Item[]): Promise<number> =>
  store.transaction(recordId(collection), async (tx) => {
    const { ids: seeded = [] } = (await tx.get('meta', recordId(collection))) ?? {};
    const known = new Set(seeded);
    const news = batch.filter(({ id }) => !known.has(id));
    if (news.length === 0) return 0;
    const existing = await Promise.all(news.map(({ id }) => tx.get(collection, id)));
    const missing = news.filter((_, index) => !existing[index]);
    missing.forEach((document) => tx.create(collection, document));
    tx.set('meta', { id: recordId(collection), ids: [...seeded, ...news.map(({ id }) => id)] });
    return missing.length;
  });
