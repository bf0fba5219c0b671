/** Shared by the parts of the store's contract suite. */
import type { DocumentStore, StoredDocument } from './DocumentStore.ts';

/** The store of the test that runs. */
export type GetStore = () => DocumentStore;

export const put = (store: DocumentStore, collection: string, ...documents: StoredDocument[]): Promise<void> =>
  store.transaction('setup', async (tx) => documents.forEach((document) => tx.set(collection, document)));
