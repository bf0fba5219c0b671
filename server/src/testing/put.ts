import type { CollectionName, Collections } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';

/** A record, possibly with fields of an operator. */
export type Given<N extends CollectionName> = Collections[N] & Readonly<Record<string, unknown>>;

/** Writes whole documents, as another program would. */
export const put = <N extends CollectionName>(
  store: DocumentStore,
  collection: N,
  ...documents: Given<N>[]
): Promise<void> =>
  store.transaction('setup', async (tx) => documents.forEach((document) => tx.set(collection, document)));
