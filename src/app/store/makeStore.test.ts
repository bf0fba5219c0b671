import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { favouriteToggled, gamePlayed } from '@/features/games';
import { drawerToggled, localeChosen, modalOpened, pageOpened, sideMenuToggled } from '@/features/ui';
import { anonymousIdentity } from '@/identity';
import { makeStore, restorePersisted } from './makeStore';

const freshStore = () => makeStore({ identity: anonymousIdentity, origin: 'http://localhost' });

const written = () =>
  Object.fromEntries(Object.entries({ ...window.localStorage }).map(([key, text]) => [key, JSON.parse(text)]));

describe('what the browser keeps', () => {
  it('brings the shelf, the language and the side menu back on the next visit', async () => {
    const first = freshStore();
    await restorePersisted(first);
    first.dispatch(favouriteToggled('g1'));
    first.dispatch(gamePlayed('g2'));
    first.dispatch(localeChosen('sw'));
    first.dispatch(sideMenuToggled());
    await waitFor(() => {
      const { 'persist:karata/library': library, 'persist:karata/ui': ui } = written();
      expect([library?.recentlyPlayed, ui?.isSideMenuCollapsed]).toEqual(['["g2"]', 'true']);
      expect(written()['persist:karata/preferences']?.locale).toBe('"sw"');
    });

    const second = freshStore();
    await restorePersisted(second);
    const { library, preferences, ui } = second.getState();
    expect(library).toMatchObject({ favourites: ['g1'], recentlyPlayed: ['g2'] });
    expect(preferences.locale).toBe('sw');
    expect(ui.isSideMenuCollapsed).toBe(true);
  });

  it('keeps the very last choice of a page that goes', async () => {
    const store = freshStore();
    await restorePersisted(store);
    store.dispatch(favouriteToggled('g7'));
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(written()['persist:karata/library'].favourites)).toEqual(['g7']);
  });

  it('keeps nothing that is not on the allow-list', async () => {
    const store = freshStore();
    await restorePersisted(store);
    store.dispatch(pageOpened('bonus'));
    store.dispatch(modalOpened('auth', { tab: 'login' }));
    store.dispatch(drawerToggled());
    store.dispatch(sideMenuToggled());
    await waitFor(() => expect(written()['persist:karata/ui']?.isSideMenuCollapsed).toBe('true'));
    const keys = Object.values(written()).flatMap((entry: Record<string, string>) => Object.keys(entry));
    expect(new Set(keys)).toEqual(
      new Set([
        '_persist',
        'isSideMenuCollapsed',
        'locale',
        'isDataSaver',
        'isLogoStripPaused',
        'favourites',
        'recentlyPlayed',
        'wasSignedIn',
      ]),
    );
  });

  it('starts afresh where the kept state is broken', async () => {
    window.localStorage.setItem('persist:karata/library', '{"favourites": "[1,"');
    const store = freshStore();
    await restorePersisted(store);
    expect(store.getState().library.favourites).toEqual([]);
  });

  it('names every action by its domain', () => {
    expect(pageOpened('home').type).toBe('ui/pageOpened');
    expect(favouriteToggled('a').type).toBe('library/favouriteToggled');
  });
});
