import { ConfigError } from '../config/ConfigError.ts';
import { COLLECTIONS } from './collections.ts';
import { checkedStore } from '../store/checkedStore.ts';
import type { Collections } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { Busy, diskTrouble } from '../store/errors.ts';
import type { RawStore } from '../store/RawStore.ts';
import { openSqliteRaw } from '../store/sqlite/openSqliteStore.ts';
import { databaseFile, ensureDataDir } from './dataDir.ts';

/** With the types of its collections, and phone numbers as they are stored. */
export const openDataDir = (dataDir: string): DocumentStore =>
  checkedStore<Collections>(openRawDataDir(dataDir), COLLECTIONS);

/** The SQLite store of the data folder, created if missing. @throws ConfigError when it is in use, not ours or not writable */
export function openRawDataDir(dataDir: string): RawStore {
  ensureDataDir(dataDir);
  try {
    return openSqliteRaw(databaseFile(dataDir), COLLECTIONS);
  } catch (error) {
    if (error instanceof Busy) throw new ConfigError(`${dataDir} is in use by a running server: stop it first`);
    const trouble = diskTrouble(error);
    if (trouble) throw new ConfigError(`${databaseFile(dataDir)}: ${trouble}`);
    throw error;
  }
}
