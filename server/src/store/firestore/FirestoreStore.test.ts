import { describe, expect, it } from '@jest/globals';
import { describeOnFirestore } from '../../testing/describeOnFirestore.ts';
import { newProject } from '../../testing/useFirestoreEmulator.ts';
import { put, TEST_COLLECTIONS, type TestStore } from '../contract.testTools.ts';
import { describeStoreContract } from '../contract.suite.ts';
import { openFirestoreStore } from './openFirestoreStore.ts';

describeOnFirestore(() => {
  describeStoreContract(
    'Firestore store',
    async ({ collections, ...options }) => openFirestoreStore(newProject(), collections, options),
    // As in production. The invariants of money run every callback twice.
    { hasLocks: true, runsCallbacksTwice: [false] },
  );

  describe('the Firestore store', () => {
    it('reports changes of another server in a watched collection', async () => {
      const project = newProject();
      const [here, there] = [
        openFirestoreStore(project, TEST_COLLECTIONS, { followed: ['games'] }),
        openFirestoreStore(project, TEST_COLLECTIONS),
      ];
      const told = nextChange(here);
      await put(there, 'deposits', { id: 'd', status: 'pending' });
      await put(there, 'games', { id: 'a' });
      expect(await told).toEqual(new Set(['games']));
      await Promise.all([here.close(), there.close()]);
    });
  });
});

const nextChange = (store: TestStore) =>
  new Promise<ReadonlySet<string>>((resolve) => {
    store.watch(resolve);
  });
