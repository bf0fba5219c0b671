import { describe, expect, it } from '@jest/globals';
import { newProject, useFirestoreEmulator } from '../../testing/useFirestoreEmulator.ts';
import { put, TEST_COLLECTIONS, type TestStore } from '../contract.testTools.ts';
import { describeStoreContract } from '../contract.suite.ts';
import { openFirestoreStore } from './openFirestoreStore.ts';

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeStoreContract(
    'Firestore store',
    async ({ collections, ...options }) => openFirestoreStore(newProject(), collections, options),
    { hasLocks: true },
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
