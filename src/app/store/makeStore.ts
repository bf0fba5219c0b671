import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api, type ApiExtra } from '@/api';
import { authReducer } from '@/features/auth';
import { contentReducer } from '@/features/content';
import { gamesReducer } from '@/features/games';
import { uiReducer } from '@/features/ui';
import { walletReducer } from '@/features/wallet';
import { addressMiddleware } from '../navigation/addressMirror';
import { changedParts, readStorage, restored, storageRead, writePart } from './browserStorage';

declare const __DEV_TOOLS__: boolean;

export const rootReducer = combineReducers({
  auth: restored('auth', authReducer),
  wallet: restored('wallet', walletReducer),
  games: restored('games', gamesReducer),
  content: restored('content', contentReducer),
  ui: restored('ui', uiReducer),
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;

/** A new store for each caller: the app and each test. */
export function makeStore(extraArgument: ApiExtra) {
  const store = configureStore({
    reducer: rootReducer,
    devTools: typeof __DEV_TOOLS__ !== 'undefined' && __DEV_TOOLS__,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument } })
        .prepend(createListenerMiddleware().middleware)
        .concat(addressMiddleware, api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

/** Takes over what this browser stored. Later changes are written after a moment, or when the page is left. */
export function restorePersisted(store: AppStore): void {
  store.dispatch(storageRead(readStorage()));
  let written = store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    for (const part of changedParts(state, written)) writePart(part, state[part]);
    written = state;
  };
  store.subscribe(() => {
    timer ??= setTimeout(write);
  });
  window.addEventListener('pagehide', write);
}
