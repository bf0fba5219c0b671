import { describe, expect, it } from '@jest/globals';
import { type GetStore, put } from './contract.testTools.ts';
import type { Change, Lease } from './DocumentStore.ts';

/** Listens to deposits. Each change is told at least once, so the test looks at them once each. */
function listenTo(getStore: GetStore) {
  const told: Change[][] = [];
  const stop = getStore().changes(['deposits'], (changes) => void told.push([...changes]));
  const all = () => [...new Set(told.flat().map(({ collection, id, owner }) => `${collection}/${id} of ${owner}`))];
  return { told, all, stop };
}

export function describeChanges(getStore: GetStore): void {
  describe('changes', () => {
    it('are told with collection, id and owner, all of one commit together, when the commit can be read', async () => {
      const { told, stop } = listenTo(getStore);
      const seen: Promise<unknown>[] = [];
      const stopReading = getStore().changes(['deposits'], () => seen.push(getStore().ids('deposits')));
      await getStore().transaction('k', async (tx) => {
        tx.set('games', { id: 'g' });
        tx.create('deposits', { id: 'a', status: 'pending', userId: 'ann' });
        tx.set('deposits', { id: 'b', status: 'pending' });
      });
      expect(told[0]).toEqual([
        { collection: 'deposits', id: 'a', owner: 'ann' },
        { collection: 'deposits', id: 'b', owner: undefined },
      ]);
      [stop, stopReading].forEach((end) => end());
      expect((await Promise.all(seen))[0]).toEqual(['a', 'b']);
    });

    it('are told of a deleted document', async () => {
      await put(getStore(), 'deposits', { id: 'a', status: 'pending' });
      const { told, stop } = listenTo(getStore);
      await getStore().transaction('k', async (tx) => tx.delete('deposits', 'a'));
      expect(told.flat()).toContainEqual({ collection: 'deposits', id: 'a', owner: undefined });
      stop();
    });

    it('are not told of a transaction that wrote nothing, failed, or wrote elsewhere', async () => {
      await put(getStore(), 'games', { id: 'there' });
      const { all, stop } = listenTo(getStore);
      await getStore().transaction('k', (tx) => tx.get('deposits', 'a'));
      await expect(
        getStore().transaction('k', async (tx) => {
          tx.set('deposits', { id: 'thrown', status: 'pending' });
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      await expect(
        getStore().transaction('k', async (tx) => {
          tx.set('deposits', { id: 'refused', status: 'pending' });
          tx.create('games', { id: 'there' });
        }),
      ).rejects.toMatchObject({ name: 'Conflict' });
      await put(getStore(), 'games', { id: 'g' });
      await put(getStore(), 'deposits', { id: 'made', status: 'pending' });
      expect(all()).toEqual(['deposits/made of undefined']);
      stop();
    });

    it('are told to each listener until it stops', async () => {
      const [first, second] = [listenTo(getStore), listenTo(getStore)];
      await put(getStore(), 'deposits', { id: 'a', status: 'pending', userId: 'ann' });
      first.stop();
      first.stop();
      await put(getStore(), 'deposits', { id: 'b', status: 'pending', userId: 'ben' });
      second.stop();
      expect(first.all()).toEqual(['deposits/a of ann']);
      expect(second.all()).toEqual(['deposits/a of ann', 'deposits/b of ben']);
    });
  });
}

/** Milliseconds. Longer than a few calls of the slowest store take. */
const TTL = 2_000;

export function describeLeases(getStore: GetStore, pass: (ms: number) => Promise<void>): void {
  describe('a lease', () => {
    const take = (name = 'payout:1') => getStore().lease(name, TTL);
    const taken = async (name?: string): Promise<Lease> => {
      const lease = await take(name);
      if (!lease) throw new Error('Another holder has the lease');
      return lease;
    };

    it('is given to one of many who ask at the same time, and each name has its own', async () => {
      const asked = await Promise.all([take(), take(), take(), take('payout:2')]);
      expect(asked.map(Boolean).toSorted()).toEqual([false, false, true, true]);
      expect(asked[3]).toBeDefined();
    });

    it('is free again when it is given back', async () => {
      await (await taken()).release();
      expect(await take()).toBeDefined();
    });

    it("ends by the store's clock, and its old holder can then neither renew it nor give it back", async () => {
      const old = await taken();
      await pass(TTL + 1);
      const next = await taken();
      expect(await old.renew()).toBe(false);
      await old.release();
      expect(await take()).toBeUndefined();
      expect(await next.renew()).toBe(true);
    });

    it('lasts the whole time again from each renewal', async () => {
      const lease = await taken();
      await pass(TTL * 0.6);
      expect(await lease.renew()).toBe(true);
      await pass(TTL * 0.6);
      expect(await take()).toBeUndefined();
      await pass(TTL * 0.6);
      expect(await take()).toBeDefined();
    });
  });
}
