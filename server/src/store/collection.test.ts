import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { checkedStore } from './checkedStore.ts';
import { collection } from './collection.ts';
import { openDatabase } from './sqlite/openSqliteStore.ts';
import { SqliteStore } from './sqlite/SqliteStore.ts';
import { SqliteTables } from './sqlite/SqliteTables.ts';

const COLLECTIONS = {
  coats: collection(v.object({ id: v.string(), colour: v.picklist(['grey', 'red']), size: v.number() }), [], {
    words: { colour: { grey: 'gray' } },
  }),
};

const open = () => {
  const raw = new SqliteStore(new SqliteTables(openDatabase(':memory:', COLLECTIONS), COLLECTIONS));
  return { raw, store: checkedStore(raw, COLLECTIONS) };
};

describe('a field with other words in the store', () => {
  it('is written with the stored word and read with our word', async () => {
    const { raw, store } = open();
    await store.transaction('a', async (tx) => {
      tx.create('coats', { id: 'one', colour: 'grey', size: 2 });
      tx.set('coats', { id: 'two', colour: 'red', size: 3 });
    });
    expect(await raw.find('coats')).toMatchObject([{ colour: 'gray' }, { colour: 'red' }]);
    expect(await store.find('coats')).toMatchObject([{ colour: 'grey' }, { colour: 'red' }]);
    expect(await store.get('coats', 'one')).toEqual({ id: 'one', colour: 'grey', size: 2 });
    await store.close();
  });

  it('is found with our word in every kind of query', async () => {
    const { store } = open();
    await store.transaction('a', async (tx) => {
      tx.create('coats', { id: 'one', colour: 'grey', size: 2 });
      tx.create('coats', { id: 'two', colour: 'red', size: 3 });
    });
    const grey = { where: [['colour', '==', 'grey'] as const] };
    expect(await store.ids('coats', grey)).toEqual(['one']);
    expect(await store.find('coats', { where: [['colour', 'in', ['grey', 'red']]] })).toHaveLength(2);
    expect(await store.sum('coats', 'size', grey)).toBe(2);
    expect(await store.count('coats', grey)).toBe(1);
    await store.close();
  });
});
