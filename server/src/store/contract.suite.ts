/** The rules for every adapter of DocumentStore, tested by the test file of each adapter. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe } from '@jest/globals';
import type { Declarations, Records } from './collection.ts';
import type { DocumentStore } from './DocumentStore.ts';
import { type GetStore, TEST_COLLECTIONS, type TestStore } from './contract.testTools.ts';
import { describeChanges, describeLeases } from './contractChanges.suite.ts';
import { describeQueries } from './contractQueries.suite.ts';
import { describeContention, describeTransactions } from './contractTransactions.suite.ts';
import { describeReading } from './contractReading.suite.ts';

export interface StoreOptions<TCollections> {
  collections: Declarations<TCollections>;
  runsCallbacksTwice: boolean;
  maxWaiting: number;
  /** Leases end by this clock when the store has none of its own. */
  now?: () => number;
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
  /** The leases end by the clock of the database, so that a test has to wait. */
  hasClock?: boolean;
}

export function describeStoreContract(
  name: string,
  makeStore: MakeStore,
  { hasLocks = false, hasClock = false, runsCallbacksTwice: runs = [false, true] }: StoreTraits = {},
): void {
  describe.each(runs)(`the store ${name}, callbacks run twice: %s`, (runsCallbacksTwice) => {
    let store: TestStore;
    let now = 0;
    const pass = async (ms: number) => {
      now += ms;
      if (hasClock) await delay(ms);
    };
    const getStore: GetStore = () => store;

    beforeEach(async () => {
      const options = { collections: TEST_COLLECTIONS, runsCallbacksTwice, maxWaiting: 60, now: () => now };
      store = await makeStore(options);
    });
    afterEach(() => store.close());

    describeReading(getStore);
    describeQueries(getStore);
    describeTransactions(getStore);
    if (!hasLocks) describeContention(getStore);
    describeChanges(getStore);
    // A lease has no callback.
    if (!runsCallbacksTwice) describeLeases(getStore, pass);
  });
}
