import { describe, jest } from '@jest/globals';
import { COLLECTIONS } from '../store/collections.ts';
import { openFirestoreStore } from '../store/firestore/openFirestoreStore.ts';
import { newProject, useFirestoreEmulator } from '../testing/useFirestoreEmulator.ts';
import { describeExcludedPayers } from './describeExcludedPayers.ts';

/** Every step is a round trip to another process. */
jest.setTimeout(60_000);

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeExcludedPayers('Firestore', async () =>
    openFirestoreStore(newProject(), COLLECTIONS, { runsCallbacksTwice: true }),
  );
});
