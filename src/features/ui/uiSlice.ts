import type { Language } from '@contract/userChoices.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerSignedOut } from '@/identity';
import {
  FIRST_STEPS,
  hasStep,
  LASTING_MODALS,
  type ModalId,
  type ModalProps,
  type OpenModal,
  type Wish,
} from './modals';
import { HOME_PAGE } from './pageName';

export interface UiState {
  page: string;
  /** Number of shown pages; the first is the one at the start of the visit. */
  pageCount: number;
  /** Text of the page's heading; `null` until it exists. Home has none, and uses the title of the settings. */
  title: string | null;
  modals: OpenModal[];
  /** Number of opened modals; gives each its key. */
  modalCount: number;
  /** Opens after the sign-in. */
  wish: Wish | null;
  isDrawerOpen: boolean;
  isSideMenuCollapsed: boolean;
  /** The language of the link that opened this page: it counts until the player chooses, and is not kept. */
  linkLocale: Language | null;
  /** The browser asks sites to save data (`Save-Data`). */
  isBrowserSaving: boolean;
  /** The player's choices for screens in this browser. Language and data saver: `null` follows the browser. */
  locale: Language | null;
  isDataSaver: boolean | null;
  isLogoStripPaused: boolean;
  /** Lists of games with small tiles. */
  isListCompact: boolean;
  /** `null` follows the setting of the site. */
  isSoundOn: boolean | null;
}

const initialState: UiState = {
  page: HOME_PAGE,
  pageCount: 0,
  title: null,
  modals: [],
  modalCount: 0,
  wish: null,
  isDrawerOpen: false,
  isSideMenuCollapsed: false,
  linkLocale: null,
  isBrowserSaving: false,
  locale: null,
  isDataSaver: null,
  isLogoStripPaused: false,
  isListCompact: false,
  isSoundOn: null,
};

const withPage = (state: UiState, page: string): UiState => ({
  ...state,
  page,
  pageCount: state.pageCount + 1,
  title: null,
  isDrawerOpen: false,
});

const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    /** The player chose a page; `page` may have a query, such as `all-games?type=top`. */
    pageOpened: (state, { payload }: PayloadAction<string>) => withPage(state, payload),
    /** Same page, other filter: the address is replaced and the scroll position stays. */
    pageRefined: (state, { payload }: PayloadAction<string>) => ({ ...state, page: payload }),
    /** The browser went to this page: first load, Back, Forward. */
    pageVisited: (state, { payload }: PayloadAction<string>) => ({
      ...withPage(state, payload),
      modals: state.modals.filter(({ id }) => LASTING_MODALS.has(id)),
    }),
    pageTitled: (state, { payload }: PayloadAction<string>) => ({ ...state, title: payload }),
    modalOpened: {
      prepare: <Id extends ModalId>(id: Id, props: ModalProps[Id]) => ({ payload: { id, props } }),
      reducer(state, { payload }: PayloadAction<Pick<OpenModal, 'id' | 'props'>>) {
        state.modalCount += 1;
        const others = state.modals.filter(({ id }) => id !== payload.id);
        if (payload.id === 'auth') state.wish = (payload.props as ModalProps['auth']).wish ?? null;
        const step = FIRST_STEPS[payload.id];
        state.modals = [...others, { ...payload, key: state.modalCount, ...(step && { step }) } as OpenModal];
        state.isDrawerOpen = false;
      },
    },
    modalClosed: (state, { payload }: PayloadAction<ModalId>) => ({
      ...state,
      modals: state.modals.filter(({ id }) => id !== payload),
    }),
    /** It opens now, or the visitor did not sign in. */
    wishDropped: (state) => ({ ...state, wish: null }),
    modalTabChosen(state, { payload }: PayloadAction<ModalProps['auth']['tab']>) {
      for (const modal of state.modals) if (modal.id === 'auth') modal.props.tab = payload;
    },
    drawerToggled: (state) => ({ ...state, isDrawerOpen: !state.isDrawerOpen }),
    drawerClosed: (state) => ({ ...state, isDrawerOpen: false }),
    sideMenuToggled: (state) => ({ ...state, isSideMenuCollapsed: !state.isSideMenuCollapsed }),
    browserSavesData: (state) => ({ ...state, isBrowserSaving: true }),
    localeChosen: (state, { payload }: PayloadAction<Language>) => ({ ...state, locale: payload, linkLocale: null }),
    localeLinked: (state, { payload }: PayloadAction<Language>) => ({ ...state, linkLocale: payload }),
    dataSaverChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isDataSaver: payload }),
    soundChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isSoundOn: payload }),
    listSizeToggled: (state) => ({ ...state, isListCompact: !state.isListCompact }),
    logoStripToggled: (state) => ({ ...state, isLogoStripPaused: !state.isLogoStripPaused }),
  },
  extraReducers: (build) => {
    build
      // The player's money under way is forgotten; its modals close with the session.
      .addCase(playerSignedOut, ({ modals }) => {
        for (const modal of modals) if (modal.id === 'deposit' || modal.id === 'withdraw') delete modal.status;
      })
      .addMatcher(hasStep, ({ modals }, { payload: status, meta: { modal } }) => {
        const open = modals.find(({ id }) => id === modal.id);
        if (open) Object.assign(open, { step: modal.step, status });
      });
  },
  selectors: {
    selectPage: (state) => state.page,
    selectTitle: (state) => state.title,
    selectIsFirstPage: (state) => state.pageCount <= 1,
    selectModals: (state) => state.modals,
    selectIsDrawerOpen: (state) => state.isDrawerOpen,
    selectIsSideMenuCollapsed: (state) => state.isSideMenuCollapsed,
    selectLocale: (state) => state.linkLocale ?? state.locale,
    selectIsDataSaver: (state) => state.isDataSaver ?? state.isBrowserSaving,
    selectSoundChoice: (state) => state.isSoundOn,
    selectIsListCompact: (state) => state.isListCompact,
    selectIsLogoStripPaused: (state) => state.isLogoStripPaused,
  },
});

export const uiReducer = uiSlice.reducer;
export const {
  pageOpened,
  pageRefined,
  pageVisited,
  pageTitled,
  modalOpened,
  modalClosed,
  modalTabChosen,
  wishDropped,
  drawerToggled,
  drawerClosed,
  sideMenuToggled,
  localeChosen,
  localeLinked,
  browserSavesData,
  dataSaverChosen,
  listSizeToggled,
  logoStripToggled,
  soundChosen,
} = uiSlice.actions;
export const {
  selectPage,
  selectTitle,
  selectIsFirstPage,
  selectModals,
  selectIsDrawerOpen,
  selectIsSideMenuCollapsed,
  selectLocale,
  selectIsDataSaver,
  selectIsListCompact,
  selectIsLogoStripPaused,
  selectSoundChoice,
} = uiSlice.selectors;
