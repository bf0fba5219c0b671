import { checkedStore } from '../checkedStore.ts';
import type { CollectionIndexes, Declarations, Records } from '../collection.ts';
import type { DocumentStore } from '../DocumentStore.ts';
import type { RawStore } from '../RawStore.ts';
import { openDatabase } from './openDatabase.ts';
import { SqliteStore, type SqliteStoreOptions } from './SqliteStore.ts';
import { SqliteTables } from './SqliteTables.ts';

/** Opens or creates the database file (`:memory:` for none). @throws Busy when another process holds the file */
export function openSqliteRaw(file: string, collections: CollectionIndexes, options?: SqliteStoreOptions): RawStore {
  const tables = new SqliteTables(openDatabase(file, collections), collections);
  return new SqliteStore(tables, options);
}

/** The same with the types of its collections. */
export function openSqliteStore<TCollections extends Records<TCollections>>(
  file: string,
  collections: Declarations<TCollections>,
  options?: SqliteStoreOptions,
): DocumentStore<TCollections> {
  return checkedStore<TCollections>(openSqliteRaw(file, collections, options), collections);
}
