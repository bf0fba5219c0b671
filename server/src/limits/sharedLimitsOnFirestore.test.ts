import { describe } from '@jest/globals';
import { COLLECTIONS } from '../data/collections.ts';
import { openFirestoreStore } from '../store/firestore/openFirestoreStore.ts';
import { newProject, useFirestoreEmulator } from '../testing/useFirestoreEmulator.ts';
import { describeSharedLimits } from './sharedLimits.suite.ts';

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeSharedLimits('Firestore', async () => {
    const project = newProject();
    return { stores: [openFirestoreStore(project, COLLECTIONS), openFirestoreStore(project, COLLECTIONS)] };
  });
});
