import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { put, TEST_COLLECTIONS } from '../contract.testTools.ts';
import { describeStoreContract } from '../contract.suite.ts';
import { Busy } from '../errors.ts';
import { openSqliteStore } from './openSqliteStore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'karata-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeStoreContract('SQLite store', async ({ collections, ...options }) =>
  openSqliteStore(':memory:', collections, options),
);

describe('the SQLite store on disk', () => {
  const { games, deposits: providers } = TEST_COLLECTIONS;

  it('keeps its documents when it is opened again', async () => {
    const file = path.join(folder, 'kept.sqlite');
    const first = openSqliteStore(file, { games });
    await put(first, 'games', { id: 'a', name: 'Simba' });
    await first.close();
    const second = openSqliteStore(file, { games, providers });
    expect(await second.get('games', 'a')).toEqual({ id: 'a', name: 'Simba' });
    expect(await second.find('providers')).toEqual([]);
    await second.close();
  });

  it('has no lease of a process that ended without releasing it', async () => {
    const file = path.join(folder, 'leased.sqlite');
    const first = openSqliteStore(file, { games });
    expect(await first.lease('payout:1', 60_000)).toBeDefined();
    expect(await first.lease('payout:1', 60_000)).toBeUndefined();
    await first.close();
    const second = openSqliteStore(file, { games });
    expect(await second.lease('payout:1', 60_000)).toBeDefined();
    await second.close();
  });

  it('makes every one of many transactions that change one document at the same time', async () => {
    const store = openSqliteStore(':memory:', { games });
    await put(store, 'games', { id: 'a', name: '' });
    const addOne = (key: string) =>
      store.transaction(key, async (tx) => {
        const name = (await tx.get('games', 'a'))?.name ?? '';
        tx.set('games', { id: 'a', name: `${name}x` });
      });
    await Promise.all(Array.from({ length: 40 }, (_, number) => addOne(`key-${number}`)));
    expect(await store.get('games', 'a')).toEqual({ id: 'a', name: 'x'.repeat(40) });
    await store.close();
  });

  it('fails with Busy when another process holds the file', async () => {
    const file = path.join(folder, 'held.sqlite');
    const holder = openSqliteStore(file, { games });
    expect(() => openSqliteStore(file, { games })).toThrow(Busy);
    await holder.close();
  });
});
