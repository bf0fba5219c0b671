import { useState, useSyncExternalStore } from 'react';
import { onEvents } from '../onEvents';

const subscribeToConnection = (onChange: () => void) => onEvents(window, ['online', 'offline'], onChange);

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );

/** When the side menu is part of the page. */
export const WIDE_SCREEN = '(width >= 64em)';

/** True while a media query matches; the query must stay the same. Without a window, as on the server, it is `whenMadeAhead`. */
export function useMediaQuery(query: string, whenMadeAhead = false): boolean {
  // Kept, because making one takes long, and a list that scrolls asks for each tile.
  const [list] = useState(() => globalThis.window?.matchMedia(query));
  return useSyncExternalStore(
    (onChange) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => list?.matches ?? whenMadeAhead,
    () => whenMadeAhead,
  );
}

/** `useSyncExternalStore` subscribes so to what never changes. */
export const neverChanges = () => () => undefined;

/** A page that was made ahead tells of this time (Unix ms), also while the app takes it over. */
export const madeAhead = { at: 0 };

/** False in a page that was made ahead, and while the app takes it over: for what only this browser knows. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** What a page that was made ahead says to visitors alone is hidden from who was signed in here (scripts/build/earlyScripts.ts). */
export const useForVisitors = () => ({ 'data-visitor': useIsLive() ? undefined : '' });
