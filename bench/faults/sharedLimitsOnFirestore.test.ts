import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { openFirestoreStore } from '../../server/src/store/firestore/FirestoreStore.ts';
import { describeOnFirestore } from '../../server/src/testing/describeOnFirestore.ts';
import { newProject } from '../../server/src/testing/useFirestoreEmulator.ts';
import { describeSharedLimits } from '../../server/src/rateLimits/sharedLimits.suite.ts';

describeOnFirestore(() => {
  describeSharedLimits('Firestore', async () => {
    const project = newProject();
    return { stores: [openFirestoreStore(project, COLLECTIONS), openFirestoreStore(project, COLLECTIONS)] };
  });
});
