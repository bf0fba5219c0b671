import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFirestoreEmulator, FirestoreEmulator } from '../../testing/FirestoreEmulator.ts';
import { put } from '../contractHelpers.ts';
import { describeStoreContract } from '../contractSuite.ts';
import type { DocumentStore } from '../DocumentStore.ts';
import { openFirestoreStore } from './openFirestoreStore.ts';

const found = findFirestoreEmulator();
const hostBefore = process.env['FIRESTORE_EMULATOR_HOST'];
let emulator: FirestoreEmulator | undefined;
beforeAll(async () => {
  if (!found) return;
  emulator = await FirestoreEmulator.start(found);
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator.host;
}, 90_000);
afterAll(async () => {
  await emulator?.stop();
  if (hostBefore === undefined) delete process.env['FIRESTORE_EMULATOR_HOST'];
});

/** Each project of the emulator is a database of its own. */
const newProject = () => `demo-${randomUUID().slice(0, 20)}`;

(found ? describe : describe.skip)('with the Firestore emulator', () => {
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
