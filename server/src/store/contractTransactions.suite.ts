import { beforeEach, describe, expect, it } from '@jest/globals';
import { type GetStore, put, type TestTransaction as Transaction } from './contract.testTools.ts';
import { Busy, Conflict, ReadAfterWrite } from './errors.ts';

const popularityOf = async (tx: Pick<Transaction, 'get'>): Promise<number> =>
  Number((await tx.get('games', 'simba'))?.popularity);

const raise = async (tx: Transaction): Promise<void> => {
  const popularity = await popularityOf(tx);
  tx.set('games', { id: 'simba', popularity: popularity + 1 });
};

export function describeTransactions(getStore: GetStore): void {
  describe('a transaction', () => {
    beforeEach(() => put(getStore(), 'games', { id: 'simba', popularity: 0 }));

    it('gives the result of its callback', async () => {
      expect(await getStore().transaction('k', popularityOf)).toBe(0);
    });

    it('writes everything, or nothing when the callback throws', async () => {
      const failing = getStore().transaction('k', async (tx) => {
        tx.set('games', { id: 'simba', popularity: 9 });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await popularityOf(getStore())).toBe(0);
    });

    it('loses no update when many change one key', async () => {
      await Promise.all(Array.from({ length: 50 }, () => getStore().transaction('simba', raise)));
      expect(await popularityOf(getStore())).toBe(50);
    });

    it('loses no update when they change two keys', async () => {
      await Promise.all(['a', 'b', 'c'].map((key) => getStore().transaction(key, raise)));
      expect(await popularityOf(getStore())).toBe(3);
    });

    it('notices that the result of a query has changed', async () => {
      const addOnce = async (tx: Transaction, id: string) => {
        const open = await tx.find('deposits', { where: [['status', '==', 'pending']] });
        if (open.length === 0) tx.create('deposits', { id, status: 'pending' });
      };
      await Promise.all(['a', 'b'].map((id) => getStore().transaction(id, (tx) => addOnce(tx, id))));
      expect(await getStore().count('deposits')).toBe(1);
    });

    it('notices that a sum has changed', async () => {
      const spend = async (tx: Transaction, id: string) => {
        const spent = await tx.sum('deposits', 'amount');
        if (spent < 10) tx.create('deposits', { id, status: 'pending', amount: 10 });
      };
      await Promise.all(['a', 'b'].map((id) => getStore().transaction(id, (tx) => spend(tx, id))));
      expect(await getStore().sum('deposits', 'amount')).toBe(10);
    });

    it('notices that a count of one owner has changed', async () => {
      const where = [['userId', '==', 'ben']] as const;
      const addOnce = async (tx: Transaction, id: string) => {
        if ((await tx.count('deposits', { where })) === 0)
          tx.create('deposits', { id, status: 'pending', userId: 'ben' });
      };
      await Promise.all(['a', 'b'].map((id) => getStore().transaction(id, (tx) => addOnce(tx, id))));
      expect(await getStore().count('deposits', { where })).toBe(1);
    });

    it('fails with Conflict when it creates an existing document, and writes nothing', async () => {
      const creating = getStore().transaction('k', async (tx) => {
        tx.set('games', { id: 'twiga' });
        tx.create('games', { id: 'simba' });
      });
      await expect(creating).rejects.toMatchObject({ name: 'Conflict', reason: 'exists' });
      expect(await getStore().get('games', 'twiga')).toBeUndefined();
    });

    it('cannot read after a write', async () => {
      const reading = getStore().transaction('k', async (tx) => {
        tx.delete('games', 'simba');
        await tx.find('games');
      });
      await expect(reading).rejects.toBeInstanceOf(ReadAfterWrite);
      expect(await popularityOf(getStore())).toBe(0);
    });

    it('fails with Busy when too many wait for a key, and others go on', async () => {
      const all = await Promise.allSettled(Array.from({ length: 80 }, () => getStore().transaction('simba', raise)));
      const refused = all.filter((result) => result.status === 'rejected');
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.every(({ reason }) => reason instanceof Busy)).toBe(true);
      expect(await popularityOf(getStore())).toBe(80 - refused.length);
    });

    it('finishes before the store closes', async () => {
      const running = getStore().transaction('k', raise);
      await getStore().close();
      await expect(running).resolves.toBeUndefined();
    });
  });
}

/** Only stores that check their reads at the end can pass these tests. */
export function describeContention(getStore: GetStore): void {
  describe('a transaction without locks', () => {
    beforeEach(() => put(getStore(), 'games', { id: 'simba', popularity: 0 }));

    it('fails with Conflict when its reads keep changing, and writes nothing', async () => {
      let turn = 0;
      const contested = getStore().transaction('a', async (tx) => {
        await popularityOf(tx);
        turn += 1;
        await put(getStore(), 'games', { id: 'simba', popularity: turn });
        tx.set('games', { id: 'simba', popularity: -1 });
      });
      await expect(contested).rejects.toBeInstanceOf(Conflict);
      expect(await popularityOf(getStore())).toBe(turn);
    });

    it.each([
      ['came to', { userId: 'ben' }],
      ['left', { userId: 'ali' }],
      ['was deleted from', undefined],
    ])('notices that a document %s the owner whose documents it read', async (_what, change) => {
      const move = (userId: string) => put(getStore(), 'deposits', { id: 'd', status: 'pending', userId, amount: 5 });
      await move(change?.userId === 'ben' ? 'ali' : 'ben');
      let turn = 0;
      const sum = await getStore().transaction('a', async (tx) => {
        const seen = await tx.sum('deposits', 'amount', { where: [['userId', '==', 'ben']] });
        turn += 1;
        if (turn > 1) return seen;
        await new Promise((resolve) => setImmediate(resolve));
        await (change
          ? move(change.userId)
          : getStore().transaction('b', async (other) => other.delete('deposits', 'd')));
        tx.set('games', { id: 'simba', popularity: seen });
        return seen;
      });
      expect([turn, sum]).toEqual([2, change?.userId === 'ben' ? 5 : 0]);
    });
  });
}
