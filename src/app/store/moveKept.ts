import { tryStorage } from '@/shared/tryStorage';
import { keyOf, MOVED } from './oldKept';
import { parsed } from './readKept';

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
