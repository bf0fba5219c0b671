import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { cryptoCurrencyChosen } from '@/features/content';
import { favouriteToggled, gamePlayed } from '@/features/games';
import { drawerToggled, localeChosen, modalOpened, pageOpened, sideMenuToggled } from '@/features/ui';
import { displayCurrencyChosen } from '@/features/wallet';
import { anonymousIdentity } from '@/identity';
import { makeStore, restorePersisted } from './makeStore';

const freshStore = () => makeStore({ identity: anonymousIdentity, origin: 'http://localhost', vault: new Map() });

const written = () =>
  Object.fromEntries(Object.entries({ ...window.localStorage }).map(([key, text]) => [key, JSON.parse(text)]));

/** As it is written: each field is separate JSON. */
const keep = (key: string, fields: Record<string, string>) =>
  window.localStorage.setItem(`persist:karata/${key}`, JSON.stringify(fields));

/** The state of a site that was opened with stored data. */
function visited() {
  const store = freshStore();
  restorePersisted(store);
  return store.getState();
}

describe('the storage of the browser', () => {
  it('restores favourites, language, currencies and side menu on the next visit', async () => {
    const first = freshStore();
    restorePersisted(first);
    first.dispatch(favouriteToggled('g1'));
    first.dispatch(gamePlayed('g2'));
    first.dispatch(localeChosen('sw'));
    first.dispatch(sideMenuToggled());
    first.dispatch(displayCurrencyChosen('KES'));
    first.dispatch(cryptoCurrencyChosen('ETH'));
    await waitFor(() => {
      const { 'persist:karata/games': games, 'persist:karata/ui': ui } = written();
      expect([games?.recentlyPlayed, ui?.isSideMenuCollapsed, ui?.locale]).toEqual(['["g2"]', 'true', '"sw"']);
      expect(written()['persist:karata/wallet']?.displayCurrency).toBe('"KES"');
    });

    const second = freshStore();
    restorePersisted(second);
    const { content, games, ui, wallet } = second.getState();
    expect(content.cryptoCurrency).toBe('ETH');
    expect(games).toMatchObject({ favourites: ['g1'], recentlyPlayed: ['g2'] });
    expect(ui).toMatchObject({ locale: 'sw', isSideMenuCollapsed: true });
    expect(wallet.displayCurrency).toBe('KES');
  });

  it('keeps the last choice before the page is closed', () => {
    const store = freshStore();
    restorePersisted(store);
    store.dispatch(favouriteToggled('g7'));
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(written()['persist:karata/games'].favourites)).toEqual(['g7']);
  });

  it('keeps only fields on the allow-list', async () => {
    const store = freshStore();
    restorePersisted(store);
    store.dispatch(pageOpened('bonus'));
    store.dispatch(modalOpened('auth', { tab: 'login' }));
    store.dispatch(drawerToggled());
    store.dispatch(sideMenuToggled());
    await waitFor(() => expect(written()['persist:karata/ui']?.isSideMenuCollapsed).toBe('true'));
    const keys = Object.values(written()).flatMap((entry: Record<string, string>) => Object.keys(entry));
    expect(keys.sort()).toEqual([
      'isDataSaver',
      'isListCompact',
      'isLogoStripPaused',
      'isSideMenuCollapsed',
      'isSoundOn',
      'locale',
    ]);
  });

  it('is written only where something has changed, so another tab keeps what it wrote', async () => {
    const store = freshStore();
    restorePersisted(store);
    keep('wallet', { displayCurrency: '"KES"' });
    store.dispatch(pageOpened('bonus'));
    store.dispatch(favouriteToggled('g1'));
    await waitFor(() => expect(written()).toHaveProperty('persist:karata/games'));
    expect(Object.keys(written()).sort()).toEqual(['persist:karata/games', 'persist:karata/wallet']);
    expect(written()['persist:karata/wallet']).toEqual({ displayCurrency: '"KES"' });
  });

  it.each(['{"favourites": "[1,"', 'null', '7', '"text"', '[[]]', '{}', ''])(
    'is ignored when it contains %j',
    (kept) => {
      for (const key of ['games', 'ui', 'wallet', 'library', 'preferences'])
        window.localStorage.setItem(`persist:karata/${key}`, kept);
      const untouched = freshStore().getState();
      const { games, ui, wallet } = visited();
      expect(games).toMatchObject({ favourites: [], recentlyPlayed: [] });
      expect(ui).toMatchObject(untouched.ui);
      expect(wallet).toMatchObject(untouched.wallet);
    },
  );

  it.each(['[1,', '{"g1":true}', '"g1"', '7', 'null'])('keeps the other fields when one field is %j', (broken) => {
    keep('games', { favourites: broken, recentlyPlayed: '["g2"]' });
    keep('ui', { locale: '"de"', isDataSaver: 'true', isLogoStripPaused: '"yes"' });
    keep('wallet', { displayCurrency: '"BTC"', isCurrencyNew: 'true' });
    keep('content', { cryptoCurrency: '"KES"' });
    const { content, games, ui, wallet } = visited();
    expect(games).toMatchObject({ favourites: [], recentlyPlayed: ['g2'] });
    expect(ui).toMatchObject({ locale: null, isDataSaver: true, isLogoStripPaused: false });
    expect(content.cryptoCurrency).toBe('BNB');
    expect(wallet).toMatchObject({ displayCurrency: null, isCurrencyNew: true });
  });

  it('restores only valid ids of a list, each once, and only up to the maximum length', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `g${index}`);
    const junk = [7, null, '', 'g0', { id: 'g1' }, 'x'.repeat(10_000)];
    keep('games', { favourites: JSON.stringify([...junk, ...many]) });
    const { games } = visited();
    expect(games.favourites).toEqual(many.slice(0, 500));
  });

  it('is read only for fields on the allow-list', () => {
    keep('ui', { isSideMenuCollapsed: 'true', page: '"bonus"', modals: '[{"id":"auth"}]', stray: '1' });
    const { ui } = visited();
    expect(ui).toMatchObject({ isSideMenuCollapsed: true, page: 'home', modals: [] });
    expect(ui).not.toHaveProperty('stray');
  });

  it('has actions that begin with their domain', () => {
    expect(pageOpened('home').type).toBe('ui/pageOpened');
    expect(favouriteToggled('a').type).toBe('games/favouriteToggled');
  });
});
