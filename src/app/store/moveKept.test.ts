import { describe, expect, it, jest } from '@jest/globals';
import { anonymousIdentity } from '@/identity';
import { makeStore, restorePersisted } from './makeStore';

/** As version 1 wrote it: each field is separate JSON. */
const keepAsBefore = (key: string, fields: Record<string, string>) =>
  window.localStorage.setItem(
    `persist:karata/${key}`,
    JSON.stringify({ ...fields, _persist: '{"version":1,"rehydrated":true}' }),
  );

async function visited() {
  const store = makeStore({ identity: anonymousIdentity, origin: 'http://localhost', vault: new Map() });
  await restorePersisted(store);
  return store.getState();
}

describe('the storage of an older version of the site', () => {
  it('is used after the update: favourites, language, data saver, logo strip and side menu', async () => {
    keepAsBefore('library', { favourites: '["g1","g2"]', recentlyPlayed: '["g3"]' });
    keepAsBefore('preferences', { locale: '"sw"', isDataSaver: 'true', isLogoStripPaused: 'true' });
    keepAsBefore('ui', { isSideMenuCollapsed: 'true' });
    const { games, ui } = await visited();
    expect(games).toMatchObject({ favourites: ['g1', 'g2'], recentlyPlayed: ['g3'] });
    expect(ui).toMatchObject({ locale: 'sw', isDataSaver: true, isLogoStripPaused: true, isSideMenuCollapsed: true });
  });

  it('is moved to the new names, and is used on the next visit too', async () => {
    keepAsBefore('library', { favourites: '["g1"]' });
    keepAsBefore('preferences', { locale: '"sw"' });
    await visited();
    expect(Object.keys(window.localStorage)).not.toContain('persist:karata/library');
    expect(Object.keys(window.localStorage)).not.toContain('persist:karata/preferences');
    const { games, ui } = await visited();
    expect([games.favourites, ui.locale]).toEqual([['g1'], 'sw']);
  });

  it('does not replace newer choices when a tab of the older version writes again', async () => {
    keepAsBefore('games', { favourites: '["new"]' });
    keepAsBefore('library', { favourites: '["old"]', recentlyPlayed: '["g3"]' });
    expect((await visited()).games).toMatchObject({ favourites: ['new'], recentlyPlayed: ['g3'] });
  });

  it.each(['{"favourites": "[1,"', 'null', '7', '"text"', '[[]]', ''])(
    'is ignored for a field that is %j, and used for the others',
    async (broken) => {
      window.localStorage.setItem('persist:karata/library', broken);
      keepAsBefore('preferences', { locale: '"sw"' });
      const { games, ui } = await visited();
      expect([games.favourites, ui.locale]).toEqual([[], 'sw']);
    },
  );

  it('is not needed when storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect((await visited()).games.favourites).toEqual([]);
  });
});
