import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { CollectionIndexes, Declarations, Records } from '../collection.ts';
import { Busy, codeOf } from '../errors.ts';
import { indexName, quoted, valueOf } from './sqlQuery.ts';
import { checkedStore } from '../checkedStore.ts';
import type { DocumentStore } from '../DocumentStore.ts';
import type { RawStore } from '../RawStore.ts';
import { SqliteStore, type SqliteStoreOptions } from './SqliteStore.ts';
import { SqliteTables } from './SqliteTables.ts';

/** Read and written by its owner alone. */
export const OWNER_ONLY_FILE = 0o600;

/** Creates a database file, or takes others' rights to it away. SQLite gives its side files the same rights. */
function keepPrivate(file: string): void {
  if (file === ':memory:') return;
  try {
    closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
    [file, `${file}-wal`, `${file}-shm`].filter(existsSync).forEach((one) => chmodSync(one, OWNER_ONLY_FILE));
  } catch {
    // SQLite says what is wrong with the file.
  }
}

const SQLITE_BUSY = 5;

/** Exclusive: conflict checks work in one process only, so a second one must fail at once. */
const PRAGMAS = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;';

const indexSql = (collection: string, fields: readonly string[]): string => {
  const name = quoted(indexName(collection, fields));
  return `CREATE INDEX IF NOT EXISTS ${name} ON ${quoted(collection)} (${fields.map(valueOf).join(', ')});`;
};

const collectionSql = (collection: string, indexes: readonly (readonly string[])[]): string =>
  `CREATE TABLE IF NOT EXISTS ${quoted(collection)} (id TEXT PRIMARY KEY NOT NULL, json TEXT NOT NULL);
  ${indexes.map((fields) => indexSql(collection, fields)).join('\n')}`;

const schemaSql = (collections: CollectionIndexes): string =>
  Object.entries(collections)
    .map(([name, { indexes }]) => collectionSql(name, indexes))
    .join('\n');

/** @throws Busy when another process holds the file */
export function openDatabase(file: string, collections: CollectionIndexes): DatabaseSync {
  keepPrivate(file);
  const database = new DatabaseSync(file);
  try {
    database.exec(PRAGMAS);
    database.exec(`BEGIN IMMEDIATE; ${schemaSql(collections)} COMMIT;`);
    return database;
  } catch (error) {
    database.close();
    throw codeOf(error, 'errcode') === SQLITE_BUSY ? new Busy(`${file} is in use by another process`) : error;
  }
}

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
