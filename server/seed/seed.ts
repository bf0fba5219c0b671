import { type Item, PUBLISHED_COLLECTIONS, type PublishedCollection } from '../src/store/collections.ts';
import type { DocumentStore } from '../src/store/DocumentStore.ts';

export type Seed = Readonly<Partial<Record<PublishedCollection, readonly Item[]>>>;

/** Safely below the number of writes that Firestore allows in one transaction. */
const BATCH = 400;

const recordId = (collection: PublishedCollection): string => `seed-${collection}`;

/** All ids that were ever seeded, also of documents that an operator deleted later. */
export async function seededIds(store: DocumentStore, collection: PublishedCollection): Promise<ReadonlySet<string>> {
  return new Set((await store.get('meta', recordId(collection)))?.ids);
}

/** Marks these ids as seeded, so that no later seeding writes them again. */
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
 * Writes documents that were never seeded and do not exist, so changes and deletions by an operator stay.
 * @returns the number of documents written
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
