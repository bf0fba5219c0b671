import { COLLECTIONS } from '../data/openStore.ts';
import { openFirestoreStore } from '../store/firestore/FirestoreStore.ts';
import { describeOnFirestore } from '../testing/describeOnFirestore.ts';
import { newProject } from '../testing/useFirestoreEmulator.ts';
import { describeRewards } from './rewards.suite.ts';

describeOnFirestore(() => {
  describeRewards('Firestore', async () => openFirestoreStore(newProject(), COLLECTIONS, { runsCallbacksTwice: true }));
});
