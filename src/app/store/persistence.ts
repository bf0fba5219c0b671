/** What this browser keeps between visits: an allow-list, versioned. Never money, tokens, phone numbers or the api cache. */
import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { AUTH_KEY, authReducer, type AuthState } from '@/features/auth';
import { libraryReducer, type LibraryState } from '@/features/games';
import { preferencesReducer, type PreferencesState, uiReducer, type UiState } from '@/features/ui';
import { webStorage } from './webStorage';

const VERSION = 1;

const persisted = <TState>(key: string, whitelist: (keyof TState & string)[], reducer: Reducer<TState>) =>
  persistReducer<TState>({ key, version: VERSION, storage: webStorage, whitelist }, reducer);

export const persistedReducers = {
  auth: persisted<AuthState>(AUTH_KEY, ['wasSignedIn'], authReducer),
  ui: persisted<UiState>('karata/ui', ['isSideMenuCollapsed'], uiReducer),
  preferences: persisted<PreferencesState>(
    'karata/preferences',
    ['locale', 'isDataSaver', 'isLogoStripPaused'],
    preferencesReducer,
  ),
  library: persisted<LibraryState>('karata/library', ['favourites', 'recentlyPlayed'], libraryReducer),
};
