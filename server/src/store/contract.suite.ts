/** The rules for every adapter of DocumentStore, tested by the test file of each adapter. */
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

/** Gives an empty store for one test. */
export type MakeStore = <TCollections extends Records<TCollections>>(
  options: StoreOptions<TCollections>,
) => Promise<DocumentStore<TCollections>>;

export interface StoreTraits {
  /** Readers make writers wait, so that reads do not keep changing. */
  hasLocks?: boolean;
  /** Each value is a run of its own. */
  runsCallbacksTwice?: readonly boolean[];
}

export function describeStoreContract(
  name: string,
  makeStore: MakeStore,
  { hasLocks = false, runsCallbacksTwice: runs = [false, true] }: StoreTraits = {},
): void {
  describe.each(runs)(`the store ${name}, callbacks run twice: %s`, (runsCallbacksTwice) => {
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
