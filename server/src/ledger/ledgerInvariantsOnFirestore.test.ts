import { describe } from '@jest/globals';
import { openFirestoreStore } from '../store/firestore/openFirestoreStore.ts';
import { newProject, useFirestoreEmulator } from '../testing/useFirestoreEmulator.ts';
import { describeLedgerInvariants } from './ledgerInvariants.suite.ts';

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeLedgerInvariants('Firestore', async ({ collections, ...options }) =>
    openFirestoreStore(newProject(), collections, options),
  );
});
