import { useSyncExternalStore } from 'react';

/** Whether a media query matches; `atBuild` without a window, as in the prerender. */
export function useMediaQuery(query: string, atBuild = false): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => atBuild,
  );
}
