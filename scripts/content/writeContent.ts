import { markSeeded } from '../../server/seed/seed.ts';
import { seedData } from '../../server/seed/seedData.ts';
import { PUBLISHED_COLLECTIONS, type PublishedCollection } from '../../server/src/store/collections.ts';
import type { DocumentStore, Transaction } from '../../server/src/store/DocumentStore.ts';
import type { StoredDocument } from '../../server/src/store/query.ts';
import type { Content } from '../../server/seed/check/checkContent.ts';
import { itemText } from './contentText.ts';
import { type Kept, keepForeign, placeText } from './foreignFields.ts';

export interface Written {
  written: number;
  unchanged: number;
  deleted: number;
  /** Places of lost fields of other systems in list entries. */
  dropped: string[];
}

/** Safely below the number of writes that Firestore allows in one transaction. */
const BATCH = 400;

/**
 * Writes items of checked content that differ from the stored ones. Fields outside the contract and other items stay,
 * unless `isReplacing`: then they are deleted, and no start restores seeded items.
 */
export async function writeContent(store: DocumentStore, content: Content, isReplacing: boolean): Promise<Written> {
  const total: Written = { written: 0, unchanged: 0, deleted: 0, dropped: [] };
  for (const collection of PUBLISHED_COLLECTIONS) {
    const items = content[collection];
    if (!items) continue;
    const stored = new Map((await store.find(collection)).map((item) => [item.id, item]));
    const after = (item: StoredDocument, before: StoredDocument | undefined): Kept =>
      before && !isReplacing ? keepForeign(collection, item, before) : { item, dropped: [] };
    const changed = items.filter((item) => !isSame(after(item, stored.get(item.id)).item, stored.get(item.id)));
    const dropped = changed.flatMap((item) => after(item, stored.get(item.id)).dropped);
    const gone = isReplacing ? missingOf(stored, items) : [];
    if (isReplacing) await keepAway(store, collection);
    await inBatches(store, changed, async (tx, batch) => {
      const before = await Promise.all(batch.map(({ id }) => tx.get(collection, id)));
      batch.forEach((item, index) => tx.set(collection, after(item, before[index]).item));
    });
    await inBatches(store, gone, async (tx, batch) => batch.forEach(({ id }) => tx.delete(collection, id)));
    total.written += changed.length;
    total.unchanged += items.length - changed.length;
    total.deleted += gone.length;
    total.dropped.push(...dropped.map((path) => placeText(collection, path)));
  }
  return total;
}

const isSame = (item: StoredDocument, stored: StoredDocument | undefined): boolean =>
  stored !== undefined && itemText(item) === itemText(stored);

function missingOf(stored: ReadonlyMap<string, StoredDocument>, items: readonly StoredDocument[]): StoredDocument[] {
  const kept = new Set(items.map(({ id }) => id));
  return [...stored.values()].filter(({ id }) => !kept.has(id));
}

async function keepAway(store: DocumentStore, collection: PublishedCollection): Promise<void> {
  const seeds = seedData(Date.now())[collection] ?? [];
  await markSeeded(
    store,
    collection,
    seeds.map(({ id }) => id),
  );
}

async function inBatches(
  store: DocumentStore,
  items: readonly StoredDocument[],
  write: (tx: Transaction, batch: readonly StoredDocument[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH) {
    const batch = items.slice(from, from + BATCH);
    await store.transaction('content-import', (tx) => write(tx, batch));
  }
}
