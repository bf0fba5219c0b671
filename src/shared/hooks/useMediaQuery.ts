import { useState, useSyncExternalStore } from 'react';

/** Whether a media query matches; it must stay the same. `atBuild` without a window, as in the prerender. */
export function useMediaQuery(query: string, atBuild = false): boolean {
  // Kept, because making one takes long, and a list that scrolls asks for each tile.
  const [list] = useState(() => globalThis.window?.matchMedia(query));
  return useSyncExternalStore(
    (onChange) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => list?.matches ?? atBuild,
    () => atBuild,
  );
}
