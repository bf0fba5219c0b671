import { describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { cryptoCurrencyChosen } from '@/features/content';
import { favouriteToggled, gamePlayed } from '@/features/games';
import { drawerToggled, localeChosen, modalOpened, pageOpened, sideMenuToggled } from '@/features/ui';
import { displayCurrencyChosen } from '@/features/wallet';
import { playerSignedOut } from '@/identity';
import { keptSlices } from './keptState';
import { freshStore, keep, openTab, visited, write, written } from './keptState.testTools';

/** Stored by the version before, byte for byte. */
const WRITTEN_BEFORE = {
  'persist:karata/auth': '{"wasSignedIn":"true","hasNewLanguage":"false"}',
  'persist:karata/wallet': '{"displayCurrency":"\\"KES\\"","isCurrencyNew":"true"}',
  'persist:karata/games': '{"favourites":"[\\"g2\\",\\"g1\\"]","recentlyPlayed":"[\\"g3\\"]"}',
  'persist:karata/content': '{"cryptoCurrency":"\\"ETH\\""}',
  'persist:karata/ui':
    '{"isSideMenuCollapsed":"true","locale":"\\"sw\\"","isDataSaver":"null","isLogoStripPaused":"true","isListCompact":"true","isSoundOn":"false"}',
};

describe('the storage of the browser', () => {
  it('restores favourites, language, currencies and side menu on the next visit', async () => {
    const first = await openTab();
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

    const second = await openTab();
    const { content, games, ui, wallet } = second.getState();
    expect(content.cryptoCurrency).toBe('ETH');
    expect(games).toMatchObject({ favourites: ['g1'], recentlyPlayed: ['g2'] });
    expect(ui).toMatchObject({ locale: 'sw', isSideMenuCollapsed: true });
    expect(wallet.displayCurrency).toBe('KES');
  });

  it('keeps the last choice before the page is closed', async () => {
    const store = await openTab();
    store.dispatch(favouriteToggled('g7'));
    write();
    expect(JSON.parse(written()['persist:karata/games'].favourites)).toEqual(['g7']);
  });

  it('keeps only fields on the allow-list', async () => {
    const store = await openTab();
    store.dispatch(pageOpened('bonus'));
    store.dispatch(modalOpened('auth', { tab: 'login' }));
    store.dispatch(drawerToggled());
    store.dispatch(sideMenuToggled());
    await waitFor(() => expect(written()['persist:karata/ui']?.isSideMenuCollapsed).toBe('true'));
    const keys = Object.values(written()).flatMap((entry: Record<string, string>) => Object.keys(entry));
    expect(keys.sort()).toEqual([
      '_persist',
      'isDataSaver',
      'isListCompact',
      'isLogoStripPaused',
      'isSideMenuCollapsed',
      'isSoundOn',
      'locale',
    ]);
  });

  it('is written only where something has changed, so another tab keeps what it wrote', async () => {
    const store = await openTab();
    keep('wallet', { displayCurrency: '"KES"' });
    store.dispatch(pageOpened('bonus'));
    store.dispatch(favouriteToggled('g1'));
    await waitFor(() => expect(written()).toHaveProperty('persist:karata/games'));
    expect(Object.keys(written()).sort()).toEqual(['persist:karata/games', 'persist:karata/wallet']);
    expect(written()['persist:karata/wallet']).toEqual({ displayCurrency: '"KES"' });
  });

  it.each(['{"favourites": "[1,"', 'null', '7', '"text"', '[[]]', '{}', ''])(
    'is ignored when it contains %j',
    async (kept) => {
      for (const key of ['games', 'ui', 'wallet', 'library', 'preferences'])
        window.localStorage.setItem(`persist:karata/${key}`, kept);
      const untouched = freshStore().getState();
      const { games, ui, wallet } = await visited();
      expect(games).toMatchObject({ favourites: [], recentlyPlayed: [] });
      expect(ui).toMatchObject(untouched.ui);
      expect(wallet).toMatchObject(untouched.wallet);
    },
  );

  it.each(['[1,', '{"g1":true}', '"g1"', '7', 'null'])(
    'keeps the other fields when one field is %j',
    async (broken) => {
      keep('games', { favourites: broken, recentlyPlayed: '["g2"]' });
      keep('ui', { locale: '"de"', isDataSaver: 'true', isLogoStripPaused: '"yes"' });
      keep('wallet', { displayCurrency: '"BTC"', isCurrencyNew: 'true' });
      keep('content', { cryptoCurrency: '"KES"' });
      const { content, games, ui, wallet } = await visited();
      expect(games).toMatchObject({ favourites: [], recentlyPlayed: ['g2'] });
      expect(ui).toMatchObject({ locale: null, isDataSaver: true, isLogoStripPaused: false });
      expect(content.cryptoCurrency).toBe('BNB');
      expect(wallet).toMatchObject({ displayCurrency: null, isCurrencyNew: true });
    },
  );

  it('restores only valid ids of a list, each once, and only up to the maximum length', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `g${index}`);
    const junk = [7, null, '', 'g0', { id: 'g1' }, 'x'.repeat(10_000)];
    keep('games', { favourites: JSON.stringify([...junk, ...many]) });
    const { games } = await visited();
    expect(games.favourites).toEqual(many.slice(0, 500));
  });

  it('is read only for fields on the allow-list', async () => {
    keep('ui', { isSideMenuCollapsed: 'true', page: '"bonus"', modals: '[{"id":"auth"}]', stray: '1' });
    const { ui } = await visited();
    expect(ui).toMatchObject({ isSideMenuCollapsed: true, page: 'home', modals: [] });
    expect(ui).not.toHaveProperty('stray');
  });

  it('is read before the next task, so that the first paint has it', async () => {
    keep('ui', { locale: '"sw"' });
    const store = freshStore();
    let isTaskOver = false;
    setTimeout(() => (isTaskOver = true));
    await store.restore();
    expect([store.getState().ui.locale, isTaskOver]).toEqual(['sw', false]);
  });

  it('is read as it was written before redux-persist had it', async () => {
    for (const [key, text] of Object.entries(WRITTEN_BEFORE)) window.localStorage.setItem(key, text);
    expect(await visited()).toMatchObject({
      auth: { wasSignedIn: true, hasNewLanguage: false },
      wallet: { displayCurrency: 'KES', isCurrencyNew: true },
      games: { favourites: ['g2', 'g1'], recentlyPlayed: ['g3'] },
      content: { cryptoCurrency: 'ETH' },
      ui: {
        isSideMenuCollapsed: true,
        locale: 'sw',
        isDataSaver: null,
        isLogoStripPaused: true,
        isListCompact: true,
        isSoundOn: false,
      },
    });
  });

  it('is brought from an older version to the present one by the steps that it has not had', async () => {
    keep('games', { hearts: '["g4"]', _persist: '{"version":2,"rehydrated":true}' });
    const steps = {
      2: (stored: Record<string, unknown>) => ({ ...stored, hearts: [] }),
      3: (stored: Record<string, unknown>) => ({ ...stored, favourites: stored['hearts'] }),
    };
    const store = await openTab(keptSlices(steps as never));
    expect(store.getState().games.favourites).toEqual(['g4']);
    store.dispatch(favouriteToggled('g5'));
    write();
    expect(written()['persist:karata/games']).toMatchObject({
      favourites: '["g5","g4"]',
      _persist: expect.stringContaining('"version":3'),
    });
  });

  it('is not needed: where it is blocked, the site works as on a first visit', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const store = await openTab();
    store.dispatch(favouriteToggled('g1'));
    write();
    expect(store.getState().games.favourites).toEqual(['g1']);
  });

  it('loses what belongs to the player when the player signs out', async () => {
    const store = await openTab();
    store.dispatch(favouriteToggled('g1'));
    store.dispatch(displayCurrencyChosen('KES'));
    store.dispatch(cryptoCurrencyChosen('ETH'));
    write();
    expect(JSON.stringify(written())).toMatch(/g1.*KES.*ETH|KES.*g1/);
    store.dispatch(playerSignedOut({ isInterrupted: false }));
    write();
    expect(JSON.stringify(written())).not.toMatch(/g1|KES|ETH/);
  });

  it('has actions that begin with their domain', () => {
    expect(pageOpened('home').type).toBe('ui/pageOpened');
    expect(favouriteToggled('a').type).toBe('games/favouriteToggled');
  });
});
