import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, getStoredState, KEY_PREFIX, PERSIST, persistStore, REHYDRATE } from 'redux-persist';
import { api, type ApiExtra } from '@/api';
import { addressMiddleware } from '../navigation';
import { keptSlices } from './keptState';

declare const __DEV_TOOLS__: boolean;

/** Not shown in Redux DevTools, so that a journey reads well: they change no state that a person would look for. */
export const QUIET_ACTIONS = [
  'api/internalSubscriptions/',
  'api/subscriptions/',
  'api/invalidateTags',
  'api/queries/removeQueryResult',
  // A read is shown when it is answered.
  'api/executeQuery/pending',
];

export const makeReducer = ({ reducers } = keptSlices()) =>
  combineReducers({ ...reducers, [api.reducerPath]: api.reducer });

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;
export type AppStore = ReturnType<typeof makeStore>;

export function makeStore(extraArgument: ApiExtra, slices = keptSlices()) {
  const store = configureStore({
    reducer: makeReducer(slices),
    devTools: typeof __DEV_TOOLS__ !== 'undefined' && __DEV_TOOLS__ && { actionsDenylist: QUIET_ACTIONS },
    middleware: (getDefault) =>
      // These actions of redux-persist contain functions or errors.
      getDefault({ thunk: { extraArgument }, serializableCheck: { ignoredActions: [FLUSH, PERSIST, REHYDRATE] } })
        .prepend(createListenerMiddleware().middleware)
        .concat(addressMiddleware, api.middleware),
  });
  setupListeners(store.dispatch);

  /** Restores before the next task, so that the first paint has it; writes changes later, and follows other tabs. */
  const restore = async (): Promise<void> => {
    const persistor = await new Promise<ReturnType<typeof persistStore>>((resolve) => {
      const made = persistStore(store, null, () => resolve(made));
    });
    const write = () => void persistor.flush();
    const readAgain = async (place: (typeof slices.places)[number]) => {
      // A choice made here a moment ago is written first, or it would be lost.
      write();
      store.dispatch({ type: REHYDRATE, key: place.key, payload: await getStoredState(place) });
    };
    window.addEventListener('pagehide', write);
    window.addEventListener('storage', ({ key }) => {
      const changed = slices.places.find((place) => key === KEY_PREFIX + place.key);
      if (changed) void readAgain(changed);
    });
    // A page that comes back from the browser's cache was told nothing meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) slices.places.forEach((place) => void readAgain(place));
    });
  };
  return { ...store, restore };
}
