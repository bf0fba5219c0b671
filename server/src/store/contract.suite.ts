/** What every adapter of the DocumentStore port must do. Each adapter's test file runs it on that adapter. */
import { afterEach, beforeEach, describe } from '@jest/globals';
import type { Declarations, Records } from './collection.ts';
import type { DocumentStore } from './DocumentStore.ts';
import { type GetStore, TEST_COLLECTIONS, type TestStore } from './contract.testTools.ts';
import { describeQueries } from './contractQueries.suite.ts';
import { describeContention, describeTransactions } from './contractTransactions.suite.ts';
import { describeReading } from './contractReading.suite.ts';

export interface StoreOptions<TCollections> {
  collections: Declarations<TCollections>;
  runsCallbacksTwice: boolean;
  maxWaiting: number;
}

/** Gives an empty store that no other test sees. */
export type MakeStore = <TCollections extends Records<TCollections>>(
  options: StoreOptions<TCollections>,
) => Promise<DocumentStore<TCollections>>;

export interface StoreTraits {
  /** Writers make who has read what they write wait, so that nothing that was read keeps changing. */
  hasLocks?: boolean;
}

export function describeStoreContract(
  name: string,
  makeStore: MakeStore,
  { hasLocks = false }: StoreTraits = {},
): void {
  describe.each([false, true])(`the store ${name}, callbacks run twice: %s`, (runsCallbacksTwice) => {
    let store: TestStore;
    const getStore: GetStore = () => store;

    beforeEach(async () => {
      store = await makeStore({ collections: TEST_COLLECTIONS, runsCallbacksTwice, maxWaiting: 60 });
    });
    afterEach(() => store.close());

    describeReading(getStore);
    describeQueries(getStore);
    describeTransactions(getStore);
    if (!hasLocks) describeContention(getStore);
  });
}
