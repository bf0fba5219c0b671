import { tryStorage } from '@/shared/tryStorage';
import { parsed } from './readKept';

/** Where version 1 kept what another slice holds now. */
const MOVED = { library: 'games', preferences: 'ui' };

const keyOf = (slice: string) => `persist:karata/${slice}`;

/** The fields under a key, as redux-persist writes them; none where there is nothing to read. */
const fieldsAt = (storage: Storage, key: string) => parsed(storage.getItem(key) ?? '') as object;

/**
 * Moves what this browser kept for slices of former versions to the slices of now, so that nobody loses favourites or
 * language. What the slice of now keeps already stays.
 */
export function moveKept(): void {
  tryStorage('localStorage', (storage) => {
    for (const [from, to] of Object.entries(MOVED)) {
      const old = fieldsAt(storage, keyOf(from));
      if (old) storage.setItem(keyOf(to), JSON.stringify({ ...old, ...fieldsAt(storage, keyOf(to)) }));
      storage.removeItem(keyOf(from));
    }
  });
}
