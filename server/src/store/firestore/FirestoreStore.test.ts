import { setTimeout as delay } from 'node:timers/promises';
import { Query } from '@google-cloud/firestore';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { describeOnFirestore } from '../../testing/describeOnFirestore.ts';
import { newProject } from '../../testing/useFirestoreEmulator.ts';
import { put, TEST_COLLECTIONS, type TestStore } from '../contract.testTools.ts';
import { describeStoreContract } from '../contract.suite.ts';
import { openFirestoreStore } from './FirestoreStore.ts';

describeOnFirestore(() => {
  describeStoreContract(
    'Firestore store',
    async ({ collections, ...options }) => openFirestoreStore(newProject(), collections, options),
    // Callbacks run as in production. The invariants of money run every callback twice.
    { hasLocks: true, hasClock: true, runsCallbacksTwice: [false] },
  );

  describe('two servers on Firestore', () => {
    let here: TestStore;
    let there: TestStore;
    beforeEach(() => {
      const project = newProject();
      [here, there] = [openFirestoreStore(project, TEST_COLLECTIONS), openFirestoreStore(project, TEST_COLLECTIONS)];
    });
    afterEach(() => Promise.all([here.close(), there.close()]));

    const now = () => new Date().toISOString();
    const nextChange = (name: 'games' | 'deposits', id: string) =>
      new Promise<unknown>((resolve) => {
        here.changes([name], (changes) => changes.filter((one) => one.id === id).forEach(resolve));
      });

    it('tell each other their changes, of a whole collection or by the time of a change', async () => {
      const told = [nextChange('games', 'g'), nextChange('deposits', 'd')];
      await put(there, 'deposits', { id: 'd', status: 'pending', userId: 'ann', updatedAt: now() });
      await put(there, 'games', { id: 'g' });
      expect(await Promise.all(told)).toEqual([
        { collection: 'games', id: 'g', owner: undefined },
        { collection: 'deposits', id: 'd', owner: 'ann' },
      ]);
    });

    it('listen again after the listener failed, and miss nothing', async () => {
      const listen = jest.spyOn(Query.prototype, 'onSnapshot');
      const warn = jest.spyOn(process, 'emitWarning').mockReturnValue();
      const told = nextChange('deposits', 'd');
      const [, fail] = listen.mock.calls[0] ?? [];
      fail?.(new Error('the stream is gone'));
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('the stream is gone'));
      await put(there, 'deposits', { id: 'd', status: 'pending', updatedAt: now() });
      expect(await told).toMatchObject({ id: 'd' });
      expect(listen).toHaveBeenCalledTimes(2);
    });

    it('close quietly while they begin to listen', async () => {
      await put(here, 'games', { id: 'g' });
      here.changes(['games'], () => undefined);
      await delay(1);
      await here.close();
      // A stream that Firestore's library opens too late fails as an unhandled rejection, which fails this test.
      await delay(20);
    });

    it('share their leases', async () => {
      const lease = await here.lease('work', 60_000);
      expect(await there.lease('work', 60_000)).toBeUndefined();
      await lease?.release();
      expect(await there.lease('work', 60_000)).toBeDefined();
    });
  });
});
