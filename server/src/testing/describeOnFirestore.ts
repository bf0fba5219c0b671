/** Suites that also run on Firestore's emulator. Without an emulator they are skipped. */
import { describe } from '@jest/globals';
import { type DescribeInvariants, describeLedgerInvariants } from '../ledger/ledgerInvariants.suite.ts';
import { openFirestoreStore } from '../store/firestore/FirestoreStore.ts';
import { newProject, useFirestoreEmulator } from './useFirestoreEmulator.ts';

export function describeOnFirestore(tests: () => void): void {
  (useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', tests);
}

/** Callbacks run twice only, because a callback that is right twice is right once, and the emulator is slow. */
export function describeInvariantsOnFirestore(name: string, invariants: readonly DescribeInvariants[]): void {
  describeOnFirestore(() =>
    describeLedgerInvariants(
      name,
      async ({ collections, ...options }) => openFirestoreStore(newProject(), collections, options),
      { invariants, runsCallbacksTwice: [true] },
    ),
  );
}
