import type { CollectionIndexes, DocumentStore } from '../DocumentStore.ts';
import { openDatabase } from './openDatabase.ts';
import { SqliteStore, type SqliteStoreOptions } from './SqliteStore.ts';
import { SqliteTables } from './SqliteTables.ts';

/**
 * Opens or makes the database file (`:memory:` for none) with a table for each collection.
 * @throws Busy when another process holds the file
 */
export function openSqliteStore(
  file: string,
  collections: CollectionIndexes,
  options?: SqliteStoreOptions,
): DocumentStore {
  return new SqliteStore(new SqliteTables(openDatabase(file, collections), collections), options);
}
