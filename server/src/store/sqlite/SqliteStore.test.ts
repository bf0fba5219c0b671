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

  it('fails with Busy when another process holds the file', async () => {
    const file = path.join(folder, 'held.sqlite');
    const holder = openSqliteStore(file, { games });
    expect(() => openSqliteStore(file, { games })).toThrow(Busy);
    await holder.close();
  });
});
