import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { openFirestoreStore } from '../../server/src/store/firestore/FirestoreStore.ts';
import { describeOnFirestore } from '../../server/src/testing/describeOnFirestore.ts';
import { newProject } from '../../server/src/testing/useFirestoreEmulator.ts';
import { describeRewards } from '../../server/src/rewards/rewards.suite.ts';

describeOnFirestore(() => {
  describeRewards('Firestore', async () => openFirestoreStore(newProject(), COLLECTIONS, { runsCallbacksTwice: true }));
});
