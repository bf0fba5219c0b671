import { describe, jest } from '@jest/globals';
import { openFirestoreStore } from '../store/firestore/openFirestoreStore.ts';
import { newProject, useFirestoreEmulator } from '../testing/useFirestoreEmulator.ts';
import { describeLedgerInvariants } from './describeLedgerInvariants.ts';

/** Every step is a round trip to another process. */
jest.setTimeout(60_000);

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeLedgerInvariants('Firestore', async ({ collections, ...options }) =>
    openFirestoreStore(newProject(), collections, options),
  );
});
