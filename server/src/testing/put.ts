import type { CollectionName, Collections } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';

/** A record, perhaps with fields that an operator added to it. */
export type Given<N extends CollectionName> = Collections[N] & Readonly<Record<string, unknown>>;

/** Writes documents whole, as somebody else would have left them. */
export const put = <N extends CollectionName>(
  store: DocumentStore,
  collection: N,
  ...documents: Given<N>[]
): Promise<void> =>
  store.transaction('setup', async (tx) => documents.forEach((document) => tx.set(collection, document)));
