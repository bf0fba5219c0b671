import { ConfigError } from '../config/ConfigError.ts';
import { COLLECTIONS } from './collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { Busy } from '../store/errors.ts';
import { diskTrouble } from '../store/sqlite/diskError.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { databaseFile, ensureDataDir } from './dataDir.ts';

/** The SQLite store of the data folder, created if missing. @throws ConfigError when it is in use, not ours or not writable */
export function openDataDir(dataDir: string): DocumentStore {
  ensureDataDir(dataDir);
  try {
    return openSqliteStore(databaseFile(dataDir), COLLECTIONS);
  } catch (error) {
    if (error instanceof Busy) throw new ConfigError(`${dataDir} is in use by a running server: stop it first`);
    const trouble = diskTrouble(error);
    if (trouble) throw new ConfigError(`${databaseFile(dataDir)}: ${trouble}`);
    throw error;
  }
}
