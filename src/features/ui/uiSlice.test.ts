import { describe, expect, it } from '@jest/globals';
import {
  dataSaverToggled,
  drawerClosed,
  drawerToggled,
  localeChosen,
  logoStripToggled,
  modalClosed,
  modalOpened,
  pageOpened,
  pageRefined,
  pageTitled,
  pageVisited,
  selectIsDataSaver,
  selectIsFirstPage,
  selectIsLogoStripPaused,
  selectLocale,
  sideMenuToggled,
  uiReducer,
  type UiState,
} from './uiSlice';

type Action = Parameters<typeof uiReducer>[1];

const after = (...actions: Action[]): UiState =>
  actions.reduce<UiState>(uiReducer, uiReducer(undefined, { type: 'start' }));

const PLAYER = { gameId: 'g1', title: 'Game', url: 'https://games.example/g1' };

describe('ui', () => {
  it('starts at home with nothing open', () => {
    expect(after()).toMatchObject({ page: 'home', modals: [], isDrawerOpen: false, isSideMenuCollapsed: false });
  });

  it('has a title for each page, once its heading is there', () => {
    const titled = after(pageVisited('bonus'), pageTitled('Bonus'));
    expect(titled.title).toBe('Bonus');
    expect(uiReducer(titled, pageRefined('bonus?x=1')).title).toBe('Bonus');
    expect(uiReducer(titled, pageOpened('vip')).title).toBeNull();
    expect(uiReducer(titled, pageVisited('vip')).title).toBeNull();
  });

  it('knows the page that the site was opened with from those after it', () => {
    const isFirst = (...actions: Action[]) => selectIsFirstPage({ ui: after(...actions) });
    expect(isFirst(pageVisited('bonus'))).toBe(true);
    expect(isFirst(pageVisited('all-games'), pageRefined('all-games?type=top'))).toBe(true);
    expect(isFirst(pageVisited('bonus'), pageOpened('vip'))).toBe(false);
    expect(isFirst(pageVisited('bonus'), pageVisited('vip'))).toBe(false);
  });

  it('closes the drawer once a page or a modal was chosen', () => {
    expect(after(drawerToggled(), pageOpened('bonus')).isDrawerOpen).toBe(false);
    expect(after(drawerToggled(), modalOpened('spinWheel', {})).isDrawerOpen).toBe(false);
    expect(after(drawerToggled(), drawerClosed()).isDrawerOpen).toBe(false);
  });

  it('stacks modals, the newest last, each with a key of its own', () => {
    const { modals } = after(modalOpened('gamePlayer', PLAYER), modalOpened('auth', { tab: 'login' }));
    expect(modals).toEqual([
      { id: 'gamePlayer', key: 1, props: PLAYER },
      { id: 'auth', key: 2, props: { tab: 'login' }, step: 'phone' },
    ]);
  });

  it('opens a modal that is already open once more, not twice', () => {
    const { modals } = after(modalOpened('auth', { tab: 'login' }), modalOpened('auth', { tab: 'register' }));
    expect(modals).toEqual([{ id: 'auth', key: 2, props: { tab: 'register' }, step: 'phone' }]);
  });

  it('closes only the modal that was named', () => {
    const open = [modalOpened('gamePlayer', PLAYER), modalOpened('auth', { tab: 'login' })];
    expect(after(...open, modalClosed('auth')).modals.map(({ id }) => id)).toEqual(['gamePlayer']);
  });

  it('leaves no modal open when the browser goes to another page', () => {
    expect(after(modalOpened('auth', { tab: 'login' }), pageVisited('bonus'))).toMatchObject({
      page: 'bonus',
      modals: [],
    });
  });

  it('keeps what a player has to do first, wherever the browser goes', () => {
    const { modals } = after(modalOpened('auth', { tab: 'login' }), modalOpened('consent', {}), pageVisited('bonus'));
    expect(modals.map(({ id }) => id)).toEqual(['consent']);
  });

  it('collapses and expands the side menu', () => {
    expect(after(sideMenuToggled()).isSideMenuCollapsed).toBe(true);
    expect(after(sideMenuToggled(), sideMenuToggled()).isSideMenuCollapsed).toBe(false);
  });

  it('follows the browser until a language is chosen', () => {
    expect(selectLocale({ ui: after() })).toBeNull();
    expect(selectLocale({ ui: after(localeChosen('en'), localeChosen('sw')) })).toBe('sw');
  });

  it('saves data, and pauses the logo strip, until the second click', () => {
    const on = after(dataSaverToggled(), logoStripToggled());
    expect([selectIsDataSaver({ ui: on }), selectIsLogoStripPaused({ ui: on })]).toEqual([true, true]);
    const off = [dataSaverToggled(), logoStripToggled()].reduce<UiState>(uiReducer, on);
    expect([selectIsDataSaver({ ui: off }), selectIsLogoStripPaused({ ui: off })]).toEqual([false, false]);
  });
});
