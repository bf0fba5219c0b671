import { tryStorage } from '@/shared/tryStorage';
import { parsed } from './readKept';

/** Slices of version 1 that have another name now. */
const MOVED = { library: 'games', preferences: 'ui' };

const keyOf = (slice: string) => `persist:karata/${slice}`;

/** The stored fields of a key as redux-persist writes them; empty when unreadable. */
const fieldsAt = (storage: Storage, key: string) => parsed(storage.getItem(key) ?? '') as object;

/** Moves data of old slices to the present ones, so that favourites and language are kept. Present data wins. */
export function moveKept(): void {
  tryStorage('localStorage', (storage) => {
    for (const [from, to] of Object.entries(MOVED)) {
      const old = fieldsAt(storage, keyOf(from));
      if (old) storage.setItem(keyOf(to), JSON.stringify({ ...old, ...fieldsAt(storage, keyOf(to)) }));
      storage.removeItem(keyOf(from));
    }
  });
}
