/** What every adapter of the DocumentStore port must do. Each adapter's test file runs it on that adapter. */
import { afterEach, beforeEach, describe } from '@jest/globals';
import type { CollectionIndexes, DocumentStore } from './DocumentStore.ts';
import type { GetStore } from './contractHelpers.ts';
import { describeQueries } from './contractQueries.ts';
import { describeContention, describeTransactions } from './contractTransactions.ts';
import { describeReading } from './contractReading.ts';

export interface StoreOptions {
  collections: CollectionIndexes;
  runsCallbacksTwice: boolean;
  maxWaiting: number;
}

/** Gives an empty store that no other test sees. */
export type MakeStore = (options: StoreOptions) => Promise<DocumentStore>;

const collections: CollectionIndexes = { games: [], deposits: [['userId', 'status']], 'hero-content': [] };

export interface StoreTraits {
  /** Writers make who has read what they write wait, so that nothing that was read keeps changing. */
  hasLocks?: boolean;
}

export function describeStoreContract(
  name: string,
  makeStore: MakeStore,
  { hasLocks = false }: StoreTraits = {},
): void {
  describe.each([false, true])(`${name}, callbacks run twice: %s`, (runsCallbacksTwice) => {
    let store: DocumentStore;
    const getStore: GetStore = () => store;

    beforeEach(async () => {
      store = await makeStore({ collections, runsCallbacksTwice, maxWaiting: 60 });
    });
    afterEach(() => store.close());

    describeReading(getStore);
    describeQueries(getStore);
    describeTransactions(getStore);
    if (!hasLocks) describeContention(getStore);
  });
}
