import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { put } from '../testing/put.ts';
import { COLLECTIONS } from './openStore.ts';
import { markAsProduction, migrate, type Migration, wasInProduction } from './migrate.ts';

let store: DocumentStore;
beforeEach(() => {
  store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
});
afterEach(() => store.close());

const made: string[] = [];
beforeEach(() => void made.splice(0));
const making =
  (name: string): Migration =>
  async () =>
    void made.push(name);
const version = async () => (await store.get('meta', 'schema'))?.version;

describe('migrations', () => {
  it('are made in order, each once, also those that a newer program adds', async () => {
    await migrate(store, [making('first'), making('second')]);
    await migrate(store, [making('first'), making('second'), making('third')]);
    expect(made).toEqual(['first', 'second', 'third']);
    expect(await version()).toBe(3);
  });

  it('go on after one that failed with that one', async () => {
    const failing = jest
      .fn<Migration>()
      .mockRejectedValueOnce(new Error('cut off'))
      .mockImplementation(making('second'));
    const all = [making('first'), failing, making('third')];
    await expect(migrate(store, all)).rejects.toThrow('cut off');
    expect(await version()).toBe(1);
    await migrate(store, all);
    expect(made).toEqual(['first', 'second', 'third']);
  });

  it('are made by one of several servers that start together, and the others wait for the end', async () => {
    const slow: Migration = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      made.push('slow');
    };
    const seen = await Promise.all([1, 2].map(() => migrate(store, [slow]).then(() => [...made])));
    expect(seen).toEqual([['slow'], ['slow']]);
  });

  it('are not made on data of a newer program', async () => {
    await put(store, 'meta', { id: 'schema', version: 2 });
    await expect(migrate(store, [making('first')])).rejects.toThrow(/version 2, and this program knows 1/);
    expect(made).toEqual([]);
  });
});

describe('the mark of production', () => {
  it('stays as it was first written', async () => {
    expect(await wasInProduction(store)).toBe(false);
    await markAsProduction(store);
    const first = await store.get('meta', 'production');
    await markAsProduction(store);
    expect(await wasInProduction(store)).toBe(true);
    expect(await store.get('meta', 'production')).toEqual(first);
  });
});
