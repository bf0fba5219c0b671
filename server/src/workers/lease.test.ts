import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../data/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { forgetLeases, withLease } from './lease.ts';

let store: DocumentStore;
let now: number;
beforeEach(() => {
  store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
  now = 1_000;
});
afterEach(() => store.close());

const options = (holder: string) => ({ name: 'payout:1', holder, now: () => now, ttl: 100 });
const nothing = async () => undefined;
const fail = async () => {
  throw new Error('no');
};

describe('a lease', () => {
  it('lets one of many servers do the work', async () => {
    let works = 0;
    const work = async () => void (works += 1);
    const slow = () => work().then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    const done = await Promise.all(['a', 'b', 'c'].map((holder) => withLease(store, options(holder), slow)));
    expect([works, done.filter(Boolean)]).toEqual([1, [true]]);
  });

  it('is free again after the work, also after a failure', async () => {
    await expect(withLease(store, options('a'), fail)).rejects.toThrow('no');
    expect(await withLease(store, options('b'), nothing)).toBe(true);
    expect(await store.count('leases')).toBe(0);
  });

  it('passes to another server when its holder is gone, and the old holder cannot end it', async () => {
    await withLease(store, options('gone'), async () => {
      expect(await withLease(store, options('b'), nothing)).toBe(false);
      now += 100;
      await withLease(store, options('c'), async () => {
        expect(await store.get('leases', 'payout:1')).toMatchObject({ holder: 'c' });
      });
      await store.transaction('t', async (tx) => tx.set('leases', { id: 'payout:1', holder: 'd', until: now + 100 }));
    });
    expect(await store.get('leases', 'payout:1')).toMatchObject({ holder: 'd' });
  });
});

describe('forgetting leases', () => {
  it('frees at once the work of a crashed server', async () => {
    await store.transaction('gone', async (tx) => tx.set('leases', { id: 'payout:1', holder: 'gone', until: 9e15 }));
    expect(await withLease(store, options('b'), nothing)).toBe(false);
    await forgetLeases(store);
    expect(await withLease(store, options('b'), nothing)).toBe(true);
  });
});
