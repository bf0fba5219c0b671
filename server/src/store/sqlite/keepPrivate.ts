import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/** Read and written by its owner alone. */
export const OWNER_ONLY_FILE = 0o600;

/** Creates a database file, or takes others' rights to it away. SQLite gives its side files the same rights. */
export function keepPrivate(file: string): void {
  if (file === ':memory:') return;
  try {
    closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
    [file, `${file}-wal`, `${file}-shm`].filter(existsSync).forEach((one) => chmodSync(one, OWNER_ONLY_FILE));
  } catch {
    // SQLite says what is wrong with the file.
  }
}
