import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { seedStore } from '../../server/seed/seed.ts';
import { seedData } from '../../server/seed/seedData.ts';
import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import type { CollectionName, PublishedCollection } from '../../server/src/store/collections.ts';
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import type { StoredDocument } from '../../server/src/store/query.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';
import { type Given, put as putInto } from '../../server/src/testing/put.ts';
import { checkContent } from '../../server/seed/check/checkContent.ts';
import { contentText } from './contentText.ts';
import { readContent } from './readContent.ts';
import { writeContent } from './writeContent.ts';

let store: DocumentStore;
beforeEach(async () => {
  store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
  await put('games', { id: 'a', name: 'A' }, { id: 'b', name: 'B' });
  await put('providers', { id: 'p', name: 'P' });
  await put('users', { id: 'u', balance: 5 });
});
afterEach(() => store.close());

const put = <N extends CollectionName>(collection: N, ...items: Given<N>[]) => putInto(store, collection, ...items);
const namesIn = async (collection: PublishedCollection) =>
  (await store.find(collection)).map((item: StoredDocument) => `${item.id} ${String(item['name'])}`);

describe('writing content', () => {
  it('writes the items that differ, and leaves the others unchanged', async () => {
    const games = [
      { name: 'A', id: 'a' },
      { id: 'b', popularity: 3 },
      { id: 'c', name: 'C' },
    ];
    expect(await writeContent(store, { games }, false)).toMatchObject({ written: 2, unchanged: 1, deleted: 0 });
    expect(await namesIn('games')).toEqual(['a A', 'b undefined', 'c C']);
    expect(await writeContent(store, { games: [] }, false)).toMatchObject({ written: 0, unchanged: 0, deleted: 0 });
    expect(await namesIn('games')).toHaveLength(3);
  });

  it('keeps fields that other systems store with an item, unless it replaces items', async () => {
    await put('games', { id: 'a', name: 'A', isDemo: false, costCentre: 'K7', popularity: 3 });
    const games = [{ id: 'a', name: 'A', isDemo: false }];
    expect(await writeContent(store, { games }, false)).toMatchObject({ written: 1 });
    expect(await store.get('games', 'a')).toEqual({ id: 'a', name: 'A', isDemo: false, costCentre: 'K7' });
    expect(await writeContent(store, { games }, false)).toMatchObject({ written: 0, unchanged: 1 });
    expect(await writeContent(store, { games }, true)).toMatchObject({ written: 1 });
    expect(await store.get('games', 'a')).toEqual({ id: 'a', name: 'A', isDemo: false });
  });

  it('accepts its own export: all fields of the contract, and none of other systems', async () => {
    await put('games', { id: 'a', name: 'A', isDemo: false, costCentre: 'K7' });
    await seedStore(store, seedData(Date.now()));
    const { content } = await readContent(store);
    expect(content['games']?.find(({ id }) => id === 'a')).toEqual({ id: 'a', name: 'A', isDemo: false });
    expect(checkContent(JSON.parse(contentText(content)))).toEqual({ content: expect.anything() });
    expect(await writeContent(store, content, false)).toMatchObject({ written: 0 });
    expect(await store.get('games', 'a')).toMatchObject({ costCentre: 'K7' });
  });

  it('reports nested fields of other systems, does not export or import them, and leaves them unchanged', async () => {
    const link = { name: 'Terms', url: '/terms', icon: 'book' };
    const settings = {
      id: 'site',
      footerData: { companyName: 'Bahati', crmId: 7, legalLinks: [link] },
      translations: { sw: { siteName: 'Bahati', editor: 'Zawadi' }, fr: { siteName: 'Chance' } },
    };
    await put('settings', settings);
    await put('games', { id: 'a', name: 'A', translations: { sw: { name: 'A' } } });
    const { content, leftOut } = await readContent(store);
    expect(leftOut.toSorted()).toEqual([
      'games / translations',
      'settings / footerData.crmId',
      'settings / footerData.legalLinks[].icon',
      'settings / translations.fr',
      'settings / translations.sw.editor',
    ]);
    expect(checkContent(JSON.parse(contentText(content)))).toEqual({ content: expect.anything() });
    expect(await writeContent(store, content, false)).toMatchObject({ written: 0 });

    const [given] = content['settings'] ?? [];
    const renamed = { ...given, id: 'site', footerData: { legalLinks: [{ name: 'Terms', url: '/terms' }] } };
    await writeContent(store, { settings: [renamed] }, false);
    const footerData = { crmId: 7, legalLinks: [link] };
    expect(await store.get('settings', 'site')).toEqual({ ...settings, footerData });

    expect(await writeContent(store, { settings: [{ id: 'site', footerData: { legalLinks: [] } }] }, false)).toEqual({
      written: 1,
      unchanged: 0,
      deleted: 0,
      dropped: ['settings / footerData.legalLinks[].icon'],
    });
    expect(await store.get('settings', 'site')).toEqual({
      id: 'site',
      footerData: { crmId: 7, legalLinks: [] },
      translations: { sw: { editor: 'Zawadi' }, fr: { siteName: 'Chance' } },
    });
    await writeContent(store, { settings: [{ id: 'site', footerData: { legalLinks: [] } }] }, true);
    expect(await store.get('settings', 'site')).toEqual({ id: 'site', footerData: { legalLinks: [] } });
  });

  it('keeps the fields of other systems with unchanged entries of a list, also when the entries move', async () => {
    const [terms, privacy, help] = ['Terms', 'Privacy', 'Help'].map((name) => ({ name, url: `/${name}`, icon: name }));
    await put('settings', { id: 'site', footerData: { legalLinks: [terms, privacy, help] } });
    const given = [
      { name: 'Help', url: '/Help' },
      { name: 'Our terms', url: '/Terms' },
      { name: 'Privacy', url: '/Privacy' },
    ];
    const { dropped } = await writeContent(
      store,
      { settings: [{ id: 'site', footerData: { legalLinks: given } }] },
      false,
    );
    expect(await store.get('settings', 'site')).toEqual({
      id: 'site',
      footerData: { legalLinks: [help, given[1], privacy] },
    });
    expect(dropped).toEqual(['settings / footerData.legalLinks[].icon']);
  });

  it('deletes left-out items when it replaces items, in the named collections only', async () => {
    const games = [{ id: 'b', name: 'B' }];
    expect(await writeContent(store, { games }, true)).toMatchObject({ written: 0, unchanged: 1, deleted: 1 });
    expect(await namesIn('games')).toEqual(['b B']);
    expect(await namesIn('providers')).toEqual(['p P']);
    expect(await store.count('users')).toBe(1);
  });

  it('stops the seed from restoring replaced items', async () => {
    await writeContent(store, { games: [{ id: 'b', name: 'B' }], 'vip-levels': [] }, true);
    await seedStore(store, seedData(Date.now()));
    expect(await namesIn('games')).toEqual(['b B']);
    expect(await store.count('vip-levels')).toBe(0);
    expect(await store.count('challenge-tasks')).toBeGreaterThan(0);
  });

  it('can write more items than one transaction takes', async () => {
    const games = Array.from({ length: 1_001 }, (_, index) => ({ id: `g${index}`, name: 'G' }));
    expect(await writeContent(store, { games }, true)).toMatchObject({ written: 1_001, unchanged: 0, deleted: 2 });
    expect(await writeContent(store, { games: [] }, true)).toMatchObject({ written: 0, unchanged: 0, deleted: 1_001 });
  });

  it('does not read players', async () => {
    expect(JSON.stringify((await readContent(store)).content)).not.toMatch(/balance|users/);
  });
});
