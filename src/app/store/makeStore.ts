import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api, type ApiExtra } from '@/api';
import { listenerMiddleware } from '@/shared/listenerMiddleware';
import { addressMiddleware } from '../navigation/addressMirror';
import { persistedReducers } from './persistence';

declare const __DEV_TOOLS__: boolean;

export const rootReducer = combineReducers({
  ...persistedReducers,
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;

/** redux-persist's own actions contain functions. */
const PERSIST_ACTIONS = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/** A new store for each caller: the app and each test. */
export function makeStore(extraArgument: ApiExtra) {
  const store = configureStore({
    reducer: rootReducer,
    devTools: typeof __DEV_TOOLS__ !== 'undefined' && __DEV_TOOLS__,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, serializableCheck: { ignoredActions: PERSIST_ACTIONS } })
        .prepend(listenerMiddleware)
        .concat(addressMiddleware, api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

/** Blocked or broken storage counts as empty. Later changes are written after a moment, or when the page is left. */
export const restorePersisted = (store: AppStore): Promise<void> =>
  new Promise((resolve) => {
    const persistor = persistStore(store, null, resolve);
    window.addEventListener('pagehide', () => void persistor.flush());
  });
