import { describe } from '@jest/globals';
import { COLLECTIONS } from '../data/collections.ts';
import { openFirestoreStore } from '../store/firestore/openFirestoreStore.ts';
import { newProject, useFirestoreEmulator } from '../testing/useFirestoreEmulator.ts';
import { describeExcludedPayers } from './excludedPayers.suite.ts';

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeExcludedPayers('Firestore', async () =>
    openFirestoreStore(newProject(), COLLECTIONS, { runsCallbacksTwice: true }),
  );
});
