import { DatabaseSync } from 'node:sqlite';
import type { CollectionIndexes } from '../collection.ts';
import { Busy } from '../errors.ts';
import { keepPrivate } from './keepPrivate.ts';
import { indexName, quoted, valueOf } from './sqlQuery.ts';

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
    throw isLocked(error) ? new Busy(`${file} is in use by another process`) : error;
  }
}

const isLocked = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY;
