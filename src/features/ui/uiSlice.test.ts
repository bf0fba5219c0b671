import { describe, expect, it } from '@jest/globals';
import { afterActions } from '@/testing/afterActions';
import {
  browserSavesData,
  dataSaverChosen,
  drawerClosed,
  drawerToggled,
  listSizeToggled,
  localeChosen,
  localeLinked,
  logoStripToggled,
  modalClosed,
  modalOpened,
  pageOpened,
  pageRefined,
  pageTitled,
  pageVisited,
  selectIsDataSaver,
  selectIsFirstPage,
  selectIsListCompact,
  selectIsLogoStripPaused,
  selectLocale,
  sideMenuToggled,
  uiReducer,
} from './uiSlice';

const after = afterActions(uiReducer);

const PLAYER = { gameId: 'g1', title: 'Game', url: 'https://games.example/g1' };

describe('the UI state', () => {
  it('starts with the home page and nothing open', () => {
    expect(after()).toMatchObject({ page: 'home', modals: [], isDrawerOpen: false, isSideMenuCollapsed: false });
  });

  it('has a title for each page when its heading is known', () => {
    const titled = after(pageVisited('bonus'), pageTitled('Bonus'));
    expect(titled.title).toBe('Bonus');
    expect(uiReducer(titled, pageRefined('bonus?x=1')).title).toBe('Bonus');
    expect(uiReducer(titled, pageOpened('vip')).title).toBeNull();
    expect(uiReducer(titled, pageVisited('vip')).title).toBeNull();
  });

  it('tells the first page of the visit from later pages', () => {
    const isFirst = (...actions: Parameters<typeof after>) => selectIsFirstPage({ ui: after(...actions) });
    expect(isFirst(pageVisited('bonus'))).toBe(true);
    expect(isFirst(pageVisited('all-games'), pageRefined('all-games?type=top'))).toBe(true);
    expect(isFirst(pageVisited('bonus'), pageOpened('vip'))).toBe(false);
    expect(isFirst(pageVisited('bonus'), pageVisited('vip'))).toBe(false);
  });

  it('closes the drawer after a page or a modal was chosen', () => {
    expect(after(drawerToggled(), pageOpened('bonus')).isDrawerOpen).toBe(false);
    expect(after(drawerToggled(), modalOpened('spinWheel', {})).isDrawerOpen).toBe(false);
    expect(after(drawerToggled(), drawerClosed()).isDrawerOpen).toBe(false);
  });

  it('stacks modals, the newest last, each with its own key', () => {
    const { modals } = after(modalOpened('gamePlayer', PLAYER), modalOpened('auth', { tab: 'login' }));
    expect(modals).toEqual([
      { id: 'gamePlayer', key: 1, props: PLAYER, step: 'loading' },
      { id: 'auth', key: 2, props: { tab: 'login' }, step: 'phone' },
    ]);
  });

  it('opens a modal that is open already again, not twice', () => {
    const { modals } = after(modalOpened('auth', { tab: 'login' }), modalOpened('auth', { tab: 'register' }));
    expect(modals).toEqual([{ id: 'auth', key: 2, props: { tab: 'register' }, step: 'phone' }]);
  });

  it('closes only the named modal', () => {
    const open = [modalOpened('gamePlayer', PLAYER), modalOpened('auth', { tab: 'login' })];
    expect(after(...open, modalClosed('auth')).modals.map(({ id }) => id)).toEqual(['gamePlayer']);
  });

  it('closes all modals when the browser goes to another page', () => {
    expect(after(modalOpened('auth', { tab: 'login' }), pageVisited('bonus'))).toMatchObject({
      page: 'bonus',
      modals: [],
    });
  });

  it('keeps a modal that the player must answer, on every page', () => {
    const { modals } = after(modalOpened('auth', { tab: 'login' }), modalOpened('consent', {}), pageVisited('bonus'));
    expect(modals.map(({ id }) => id)).toEqual(['consent']);
  });

  it('collapses and expands the side menu', () => {
    expect(after(sideMenuToggled()).isSideMenuCollapsed).toBe(true);
    expect(after(sideMenuToggled(), sideMenuToggled()).isSideMenuCollapsed).toBe(false);
  });

  it('uses the language of the browser until a language is chosen', () => {
    expect(selectLocale({ ui: after() })).toBeNull();
    expect(selectLocale({ ui: after(localeChosen('en'), localeChosen('sw')) })).toBe('sw');
  });

  it('uses the language of a link before an earlier choice, which stays, until the player chooses again', () => {
    const linked = after(localeChosen('en'), localeLinked('sw'));
    expect([selectLocale({ ui: linked }), linked.locale]).toEqual(['sw', 'en']);
    expect(selectLocale({ ui: after(localeChosen('en'), localeLinked('sw'), localeChosen('en')) })).toBe('en');
  });

  it('saves data as the browser does, unless the player chose otherwise', () => {
    const isSaving = (...actions: Parameters<typeof after>) => selectIsDataSaver({ ui: after(...actions) });
    expect(isSaving()).toBe(false);
    expect(isSaving(browserSavesData())).toBe(true);
    expect(isSaving(browserSavesData(), dataSaverChosen(false))).toBe(false);
    expect(isSaving(dataSaverChosen(true))).toBe(true);
  });

  it('turns the pause of the logo strip on, and off with a second click', () => {
    const on = after(logoStripToggled());
    expect(selectIsLogoStripPaused({ ui: on })).toBe(true);
    expect(selectIsLogoStripPaused({ ui: uiReducer(on, logoStripToggled()) })).toBe(false);
  });

  it('makes the tiles of lists small, and large with a second click', () => {
    const isCompact = (...actions: Parameters<typeof after>) => selectIsListCompact({ ui: after(...actions) });
    expect([isCompact(), isCompact(listSizeToggled()), isCompact(listSizeToggled(), listSizeToggled())]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
