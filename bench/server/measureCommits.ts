import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { openDatabase } from '../../server/src/store/sqlite/openSqliteStore.ts';
import { measureRate, type Rate } from './rate.ts';
import type { Writes } from './recordCommits.ts';

interface Row {
  statement: StatementSync;
  id: string;
  json: string;
}

/**
 * The same writes once more, each transaction one commit of bare SQL, in tables with the same indexes and the server's
 * SQLite settings. Documents are text before the clock starts. `before` are written first, not measured.
 */
export async function measureCommits(
  file: string,
  before: readonly Writes[],
  writes: readonly Writes[],
): Promise<Rate> {
  const database = openDatabase(file, COLLECTIONS);
  const rowsOf = prepared(database);
  const commit = (rows: readonly Row[]) => {
    database.exec('BEGIN IMMEDIATE');
    for (const { statement, id, json } of rows) statement.run(id, json);
    database.exec('COMMIT');
  };
  before.map(rowsOf).forEach(commit);
  const commits = writes.map(rowsOf);
  const rate = await measureRate(commits.length, 1, (number) => commit(commits[number] ?? []));
  database.close();
  return rate;
}

function prepared(database: DatabaseSync): (writes: Writes) => Row[] {
  const statements = new Map(
    Object.keys(COLLECTIONS).map((name) => [
      name,
      database.prepare(
        `INSERT INTO "${name}" (id, json) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json`,
      ),
    ]),
  );
  return (writes) =>
    writes.flatMap((write) => {
      const statement = statements.get(write.collection);
      if (write.kind === 'delete' || !statement) return [];
      return [{ statement, id: write.document.id, json: JSON.stringify(write.document) }];
    });
}
