import { useState, useSyncExternalStore } from 'react';

/** Whether a media query matches; it must stay the same. `whenMadeAhead` without a window, as on the server. */
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
