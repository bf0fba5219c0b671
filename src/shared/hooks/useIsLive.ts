import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in a page that was made ahead, and while the app takes it over: for what only this browser knows. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
