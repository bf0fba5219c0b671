import { COLLECTIONS } from '../data/openStore.ts';
import { openFirestoreStore } from '../store/firestore/FirestoreStore.ts';
import { describeOnFirestore } from '../testing/describeOnFirestore.ts';
import { newProject } from '../testing/useFirestoreEmulator.ts';
import { describeSharedLimits } from './sharedLimits.suite.ts';

describeOnFirestore(() => {
  describeSharedLimits('Firestore', async () => {
    const project = newProject();
    return { stores: [openFirestoreStore(project, COLLECTIONS), openFirestoreStore(project, COLLECTIONS)] };
  });
});
