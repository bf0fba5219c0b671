import { checkedStore } from '../checkedStore.ts';
import type { Declarations, Records } from '../collection.ts';
import type { DocumentStore } from '../DocumentStore.ts';
import { openDatabase } from './openDatabase.ts';
import { SqliteStore, type SqliteStoreOptions } from './SqliteStore.ts';
import { SqliteTables } from './SqliteTables.ts';

/** Opens or creates the database file (`:memory:` for none). @throws Busy when another process holds the file */
export function openSqliteStore<TCollections extends Records<TCollections>>(
  file: string,
  collections: Declarations<TCollections>,
  options?: SqliteStoreOptions,
): DocumentStore<TCollections> {
  const tables = new SqliteTables(openDatabase(file, collections), Object.keys(collections));
  return checkedStore<TCollections>(new SqliteStore(tables, options), collections);
}
