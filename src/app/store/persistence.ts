/**
 * An allow-list of what this browser stores: never money, tokens, phone numbers or the API cache. Each field is checked
 * when it is read: a wrong one is dropped, the others are kept.
 */
import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { AUTH_KEY, authReducer, type AuthState } from '@/features/auth';
import { contentReducer, type ContentState } from '@/features/content';
import { gamesReducer, type GamesState } from '@/features/games';
import { uiReducer, type UiState } from '@/features/ui';
import { walletReducer, type WalletState } from '@/features/wallet';
import { crypto, currency, flag, ids, language, parsed, type Reader } from './readKept';
import { webStorage } from './webStorage';

/** Counts changes of what is stored. */
const VERSION = 2;

/** One broken field would make redux-persist drop all. Its types lack this setting. */
const FIELD_BY_FIELD = { deserialize: parsed };

type Readers<TState> = { [Field in keyof TState]?: Reader<TState[Field]> };

/** The state with the readable stored fields. */
const restore =
  <TState>(readers: Readers<TState>) =>
  (kept: Partial<TState>, _original: TState, state: TState): TState => {
    const next = { ...state };
    for (const field of Object.keys(readers) as (keyof TState)[]) {
      const value = readers[field]?.(kept[field]);
      if (value !== undefined) next[field] = value;
    }
    return next;
  };

const persisted = <TState>(key: string, readers: Readers<TState>, reducer: Reducer<TState>) =>
  persistReducer<TState>(
    {
      ...FIELD_BY_FIELD,
      key,
      version: VERSION,
      storage: webStorage,
      whitelist: Object.keys(readers),
      stateReconciler: restore(readers),
    },
    reducer,
  );

export const persistedReducers = {
  auth: persisted<AuthState>(AUTH_KEY, { wasSignedIn: flag, hasNewLanguage: flag }, authReducer),
  wallet: persisted<WalletState>('karata/wallet', { displayCurrency: currency, isCurrencyNew: flag }, walletReducer),
  games: persisted<GamesState>('karata/games', { favourites: ids, recentlyPlayed: ids }, gamesReducer),
  content: persisted<ContentState>('karata/content', { cryptoCurrency: crypto }, contentReducer),
  ui: persisted<UiState>(
    'karata/ui',
    {
      isSideMenuCollapsed: flag,
      locale: language,
      isDataSaver: flag,
      isLogoStripPaused: flag,
      isListCompact: flag,
      isSoundOn: flag,
    },
    uiReducer,
  ),
};
