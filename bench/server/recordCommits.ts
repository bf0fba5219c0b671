import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { checkedStore } from '../../server/src/store/checkedStore.ts';
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import { openDatabase } from '../../server/src/store/sqlite/openSqliteStore.ts';
import { SqliteStore } from '../../server/src/store/sqlite/SqliteStore.ts';
import { type Commit, SqliteTables } from '../../server/src/store/sqlite/SqliteTables.ts';
import type { Write } from '../../server/src/store/WriteBuffer.ts';

/** The writes of one transaction. */
export type Writes = readonly Write[];

class RecordingTables extends SqliteTables {
  readonly seen: Writes[] = [];

  override commit(commits: readonly Commit[]) {
    this.seen.push(...commits.map(({ writes }) => writes));
    return super.commit(commits);
  }
}

/** The server's store on this file, and the writes of every transaction so far. */
export function openRecordedStore(file: string): { store: DocumentStore; seen: readonly Writes[] } {
  const tables = new RecordingTables(openDatabase(file, COLLECTIONS), COLLECTIONS);
  return { store: checkedStore(new SqliteStore(tables), COLLECTIONS), seen: tables.seen };
}
