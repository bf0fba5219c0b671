import { describe, expect, it } from '@jest/globals';
import { newProject, useFirestoreEmulator } from '../../testing/useFirestoreEmulator.ts';
import { put } from '../contractHelpers.ts';
import { describeStoreContract } from '../contractSuite.ts';
import type { DocumentStore } from '../DocumentStore.ts';
import { openFirestoreStore } from './openFirestoreStore.ts';

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeStoreContract(
    'Firestore store',
    async ({ collections, ...options }) => openFirestoreStore(newProject(), collections, options),
    { hasLocks: true },
  );

  describe('Firestore store', () => {
    it('tells what another machine changed in a collection that is followed', async () => {
      const project = newProject();
      const collections = { games: [], deposits: [] };
      const [here, there] = [
        openFirestoreStore(project, collections, { followed: ['games'] }),
        openFirestoreStore(project, collections),
      ];
      const told = nextChange(here);
      await put(there, 'deposits', { id: 'd' });
      await put(there, 'games', { id: 'a' });
      expect(await told).toEqual(new Set(['games']));
      await Promise.all([here.close(), there.close()]);
    });
  });
});

const nextChange = (store: DocumentStore) =>
  new Promise<ReadonlySet<string>>((resolve) => {
    store.watch(resolve);
  });
